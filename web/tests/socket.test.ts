import { describe, expect, it } from 'vitest';
import { backoff } from '../src/lib/socket';

describe('backoff', () => {
  it('doubles from half a second up to fifteen', () => {
    expect([0, 1, 2, 3, 4, 5, 20].map((n) => backoff(n, 0.5))).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
  });
});
