/** The curve of points by round. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import LineChart from '../src/table/LineChart.svelte';

it('names a round between the point where it begins and the next', async () => {
  const picked: number[] = [];
  const part = mount(LineChart, {
    target: document.body,
    props: {
      rounds: [1, 2, 3].map((round) => ({ round, seq: round * 10, scores: [round, 0] })),
      final: [{ seat: 0, total: 9, rank: 1, lines: [], tiebreak: [] }],
      nameOf: String,
      onpick: (seq: number) => picked.push(seq),
    },
  });
  flushSync();
  const at = (node: Element | null, name: string) => Number(node?.getAttribute(name));
  const rects = [...document.querySelectorAll<SVGRectElement>('rect.pick')];
  for (const [i, rect] of rects.entries()) {
    const label = document.querySelector(`[data-round="${i + 1}"]`);
    const middle = at(rect, 'x') + at(rect, 'width') / 2;
    expect(at(label, 'x')).toBeCloseTo(middle);
    rect.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  expect(picked).toEqual([10, 20, 30]);
  await unmount(part);
});
