import { describe, expect, it } from 'vitest';
import { Choice } from '../src/lib/choice.svelte';
import { forced, nextElements } from '../src/lib/paths';
import type { Option, Refusal } from '../src/lib/wire';

const option = (text: string, path: string[], retracts = false): Option => ({ text, path, verb: text.split(' ')[0]!, args: {}, retracts });
const refusal = (path: string[]): Refusal => ({ text: 'x', path, code: 'no', clause: '1', numbers: {} });
const plan = [
  option('place knight castle/3', ['market:knight', 'slot:castle/3']),
  option('place knight ship/3', ['market:knight', 'slot:ship/3']),
  option('place trader castle/3', ['market:trader', 'slot:castle/3']),
  option('take_back ship/2', ['slot:ship/2'], true),
  option('done', ['button:done']),
];

function make(options: Option[], refusals: Refusal[] = []) {
  const acted: string[] = [];
  const choice = new Choice((o) => acted.push(o.text));
  choice.offer(options, refusals);
  return { choice, acted };
}

describe('paths', () => {
  it('lists what may follow', () => {
    expect([...nextElements(plan, []).keys()]).toEqual(['market:knight', 'market:trader', 'slot:ship/2', 'button:done']);
    expect([...nextElements(plan, ['market:knight']).keys()]).toEqual(['slot:castle/3', 'slot:ship/3']);
  });

  it('grants a pick that has no alternative', () => {
    const send = [
      option('send knight a', ['follower:knight', 'deed:a']),
      option('send knight b', ['follower:knight', 'deed:b']),
    ];
    expect(forced(send)).toEqual(['follower:knight']);
    expect(forced([...send, option('enough', ['button:enough'])])).toEqual([]);
    expect(forced(plan)).toEqual([]);
    expect(forced([option('use ship', ['place:ship'])])).toEqual([]);
  });
});

describe('Choice', () => {
  it('acts at once on a path of one element', () => {
    const { choice, acted } = make(plan);
    expect(choice.pick('slot:ship/2')).toBe(true);
    expect(acted).toEqual(['take_back ship/2']);
  });

  it('walks a path of two, lets go and changes its mind', () => {
    const { choice, acted } = make(plan);
    choice.pick('market:knight');
    expect(choice.mark('market:knight')).toBe('chosen');
    expect(choice.mark('slot:ship/3')).toBe('legal');
    expect(choice.mark('market:trader')).toBe('plain');
    choice.pick('market:knight');
    expect(choice.picked).toEqual([]);
    choice.pick('market:knight');
    choice.pick('market:trader');
    expect(choice.picked).toEqual(['market:trader']);
    expect(choice.pick('slot:ship/3')).toBe(false);
    choice.pick('slot:castle/3');
    expect(acted).toEqual(['place trader castle/3']);
  });

  it('keeps take-backs within reach while something is picked', () => {
    const { choice, acted } = make([plan[0]!, plan[1]!, plan[3]!, plan[4]!]);
    choice.pick('market:knight');
    expect(choice.mark('slot:ship/2')).toBe('legal');
    choice.pick('slot:ship/2');
    expect(acted).toEqual(['take_back ship/2']);
  });

  it('joins two elements for drag and drop', () => {
    const { choice, acted } = make(plan);
    expect(choice.join('market:knight', 'slot:castle/3')).toBe(true);
    expect(choice.join('market:trader', 'slot:ship/3')).toBe(false);
    expect(acted).toEqual(['place knight castle/3']);
  });

  it('knows why not, in the light of what is picked', () => {
    const { choice } = make(plan, [refusal(['market:knight', 'slot:farmhouse/1']), refusal(['place:castle'])]);
    expect(choice.why('place:castle')).toBeDefined();
    expect(choice.why('slot:farmhouse/1')).toBeUndefined();
    choice.pick('market:knight');
    expect(choice.why('slot:farmhouse/1')).toBeDefined();
    expect(choice.why('slot:castle/3')).toBeUndefined();
  });
});
