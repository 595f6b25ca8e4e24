import { describe, expect, it } from 'vitest';
import { Choice } from '../src/lib/choice.svelte';
import { forced, nextElements } from '../src/lib/paths';
import type { ActionInfo } from '../src/lib/wire.gen';

const option = (text: string, path: string[], retracts = false): ActionInfo => ({
  text,
  path,
  verb: text.split(' ')[0]!,
  args: {},
  retracts,
});
const plan = [
  option('place knight castle/3', ['hand:knight', 'cell:castle/3']),
  option('place knight ship/3', ['hand:knight', 'cell:ship/3']),
  option('place trader castle/3', ['hand:trader', 'cell:castle/3']),
  option('take_back ship/2', ['cell:ship/2'], true),
  option('done', ['button:done']),
];

function make(options: ActionInfo[]) {
  const acted: string[] = [];
  const choice = new Choice((o) => acted.push(o.text));
  choice.offer(options);
  return { choice, acted };
}

describe('paths', () => {
  it('lists what may follow', () => {
    expect([...nextElements(plan, []).keys()]).toEqual([
      'hand:knight',
      'hand:trader',
      'cell:ship/2',
      'button:done',
    ]);
    expect([...nextElements(plan, ['hand:knight']).keys()]).toEqual([
      'cell:castle/3',
      'cell:ship/3',
    ]);
  });

  it('grants a pick that has no alternative', () => {
    const send = [
      option('send knight a', ['piece:knight', 'row:a']),
      option('send knight b', ['piece:knight', 'row:b']),
    ];
    expect(forced(send)).toEqual(['piece:knight']);
    expect(forced([...send, option('enough', ['button:enough'])])).toEqual([]);
    expect(forced(plan)).toEqual([]);
    expect(forced([option('use ship', ['row:ship'])])).toEqual([]);
  });
});

describe('Choice', () => {
  it('acts at once on a path of one element', () => {
    const { choice, acted } = make(plan);
    expect(choice.pick('cell:ship/2')).toBe(true);
    expect(acted).toEqual(['take_back ship/2']);
  });

  it('walks a path of two, lets go and changes its mind', () => {
    const { choice, acted } = make(plan);
    choice.pick('hand:knight');
    expect(choice.mark('hand:knight')).toBe('chosen');
    expect(choice.mark('cell:ship/3')).toBe('legal');
    expect(choice.mark('hand:trader')).toBe('plain');
    choice.pick('hand:knight');
    expect(choice.picked).toEqual([]);
    choice.pick('hand:knight');
    choice.pick('hand:trader');
    expect(choice.picked).toEqual(['hand:trader']);
    expect(choice.pick('cell:ship/3')).toBe(false);
    choice.pick('cell:castle/3');
    expect(acted).toEqual(['place trader castle/3']);
  });

  it('keeps take-backs within reach while something is picked', () => {
    const { choice, acted } = make([plan[0]!, plan[1]!, plan[3]!, plan[4]!]);
    choice.pick('hand:knight');
    expect(choice.mark('cell:ship/2')).toBe('legal');
    choice.pick('cell:ship/2');
    expect(acted).toEqual(['take_back ship/2']);
  });

  it('joins two elements for drag and drop', () => {
    const { choice, acted } = make(plan);
    expect(choice.between('hand:trader', 'cell:ship/3')).toBeNull();
    choice.carryOut(choice.between('hand:knight', 'cell:castle/3')!);
    expect(acted).toEqual(['place knight castle/3']);
  });

  it('knows what to ask about, in the light of what is picked', () => {
    const { choice } = make(plan);
    expect(choice.blocked('row:castle')).toEqual(['row:castle']);
    expect(choice.blocked('hand:knight')).toBeNull();
    choice.pick('hand:knight');
    expect(choice.blocked('cell:farmhouse/1')).toEqual(['hand:knight', 'cell:farmhouse/1']);
    expect(choice.blocked('hand:knight')).toBeNull();
    expect(choice.blocked('cell:castle/3')).toBeNull();
  });

  it('takes the place first where its piece may follow, and lights what fits', () => {
    const { choice, acted } = make(plan);
    expect(choice.pick('cell:castle/3')).toBe(false);
    choice.canFollow = (element) => element.startsWith('hand:');
    choice.offer([...plan]);
    expect(choice.blocked('cell:castle/3')).toBeNull();
    choice.pick('cell:castle/3');
    expect(choice.mark('cell:castle/3')).toBe('chosen');
    expect([...choice.next.keys()]).toEqual(['hand:knight', 'hand:trader']);
    choice.pick('cell:castle/3');
    expect(choice.holding).toBe(false);
    choice.pick('cell:ship/3');
    expect(choice.mark('hand:trader')).toBe('plain');
    choice.pick('hand:knight');
    expect(acted).toEqual(['place knight ship/3']);
  });

  it('lets go of a place for which nobody is left', () => {
    const { choice } = make(plan);
    choice.canFollow = () => true;
    choice.offer([...plan]);
    choice.pick('cell:ship/3');
    choice.offer(plan.slice(2));
    expect(choice.holding).toBe(false);
  });

  it('offers options in a row beside the options, and never instead of one', () => {
    const { choice, acted } = make(plan);
    const fill = option('+ place knight castle/3 + place trader castle/2', ['row:castle']);
    const shift = option('+ take_back ship/2 + place knight ship/3', [
      'cell:ship/2',
      'cell:ship/3',
    ]);
    choice.offer(plan, [fill, shift]);
    expect(choice.mark('row:castle')).toBe('legal');
    choice.pick('row:castle');
    choice.pick('cell:ship/2');
    choice.carryOut(choice.between('cell:ship/2', 'cell:ship/3')!);
    expect(acted).toEqual([fill.text, 'take_back ship/2', shift.text]);
  });

  it('goes on by a second press where a path names an element twice', () => {
    const { choice, acted } = make([
      option('block a a', ['cell:a', 'cell:a']),
      option('block a b', ['cell:a', 'cell:b']),
    ]);
    choice.pick('cell:a');
    choice.pick('cell:a');
    expect(acted).toEqual(['block a a']);
  });
});
