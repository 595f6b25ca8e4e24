import { createSubscriber } from 'svelte/reactivity';

const TICK = 500;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** The time of this machine; whatever reads it on the screen is drawn anew twice a second. */
export function ticking(): number {
  subscribe();
  return Date.now();
}
