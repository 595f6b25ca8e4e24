import { describe, expect, it } from 'vitest';
import { choicesFor, fitted } from '../src/home/variants';
import { leadOf } from '../src/lib/link';

describe('what the form offers', () => {
  const first = {
    name: 'first_player',
    choices: ['random', '1', '4'],
    default: 'random',
    fits: { 4: [4, 4] as [number, number] },
  };

  it('leaves out choices for other tables', () => {
    expect(choicesFor(first, 4)).toEqual(['random', '1', '4']);
    expect(choicesFor(first, 3)).toEqual(['random', '1']);
    expect(choicesFor(first, 5)).toEqual(['random', '1']);
  });

  it('has as many seats as the game, and never without oneself', () => {
    const game = { min_seats: 2, max_seats: 4 };
    expect(fitted(['me'], game)).toEqual(['me', 'bot:']);
    expect(fitted(['me', 'open', 'bot:'], game)).toEqual(['me', 'open', 'bot:']);
    expect(fitted(['open', 'open', 'open', 'bot:', 'me'], game)).toEqual([
      'open',
      'open',
      'open',
      'me',
    ]);
  });
});

describe('a pasted link', () => {
  const site = { origin: 'http://home:8000', protocol: 'http:', host: 'home:8000' };
  const lead = (link: string) => leadOf(link, site);

  it('leads to a table of this site', () => {
    expect(lead(' http://home:8000/t/abc ')).toEqual({ path: '/t/abc' });
    expect(lead('home:8000/j/abc/1/xyz')).toEqual({ path: '/j/abc/1/xyz' });
    expect(lead('/t/abc')).toEqual({ path: '/t/abc' });
  });

  it('does not lead to the same path of this site when it names another', () => {
    expect(lead('https://elsewhere.example/t/abc')).toEqual({ foreign: 'elsewhere.example' });
    expect(lead('//elsewhere.example/t/abc')).toEqual({ foreign: 'elsewhere.example' });
    expect(lead('https://home:8000/t/abc')).toEqual({ foreign: 'home:8000' });
    expect(lead('javascript:alert(1)')).toEqual({ foreign: 'javascript:' });
  });

  it('leads nowhere else', () => {
    for (const link of ['/about', 'elsewhere.example/t/abc', '/t/', 'http://', 'hello'])
      expect(lead(link)).toBeNull();
  });
});
