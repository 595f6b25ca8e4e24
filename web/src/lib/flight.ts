import { tempo } from './pace';

/** A piece that flies from one anchor (`data-el` or `data-at`) to another. */
export interface Flight {
  icon: string;
  seat: number;
  /** Where it starts and lands: the first of these that is drawn. */
  from: string[];
  to: string[];
}

interface Spot {
  x: number;
  y: number;
  size: number;
}

const NS = 'http://www.w3.org/2000/svg';
const LONG = 380;
const GAP = 60;
const TOTAL = 1600;
const NEAR = 6;

/** Everything on the page that stands for an element, also where it is out of sight. */
export const anchorsOf = (id: string) => [
  ...document.querySelectorAll(`[data-at="${CSS.escape(id)}"], [data-el="${CSS.escape(id)}"]`),
];

/** The first of these elements that can be seen. */
export function seen(ids: string[]): Element | null {
  for (const id of ids) {
    const found = anchorsOf(id).find((node) => node.getBoundingClientRect().width > 0);
    if (found) return found;
  }
  return null;
}

function spot(ids: string[]): Spot | null {
  const box = seen(ids)?.getBoundingClientRect();
  if (!box) return null;
  const size = Math.max(16, Math.min(box.width, box.height, 48));
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size };
}

function ghost(flight: Flight): HTMLElement {
  const holder = document.createElement('div');
  holder.className = `flyer seat${Math.max(0, flight.seat)}`;
  holder.setAttribute('aria-hidden', 'true');
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const use = document.createElementNS(NS, 'use');
  use.setAttribute('href', `#${flight.icon}`);
  svg.append(use);
  holder.append(svg);
  return holder;
}

/** Flights about to start: measured on the page as it is, flown when it has changed. */
export class Departures {
  private readonly starts: (Spot | null)[];

  constructor(private readonly flights: Flight[]) {
    this.starts = flights.map((flight) => spot(flight.from));
  }

  /** Flies the pieces to where they are now; ends when all have arrived, or at the signal. */
  async fly(signal: AbortSignal): Promise<void> {
    const gap = Math.min(GAP, TOTAL / this.flights.length) * tempo();
    const arrivals = this.flights.flatMap((flight, i) => {
      const start = this.starts[i];
      const end = spot(flight.to);
      if (!start || !end || Math.hypot(end.x - start.x, end.y - start.y) < NEAR) return [];
      return [arrival(ghost(flight), start, end, i * gap, signal)];
    });
    await Promise.all(arrivals);
  }
}

/** One piece on its way; it leaves the page in the end, however the flight ends. */
async function arrival(
  piece: HTMLElement,
  start: Spot,
  end: Spot,
  delay: number,
  signal: AbortSignal,
): Promise<void> {
  document.body.append(piece);
  const distance = Math.hypot(end.x - start.x, end.y - start.y);
  const rise = Math.min(60, distance * 0.18);
  const at = (p: Spot, lift: number) =>
    `translate(${p.x}px, ${p.y - lift}px) translate(-50%, -50%) scale(${p.size / 32})`;
  const middle = {
    x: (start.x + end.x) / 2,
    y: (start.y + end.y) / 2,
    size: Math.max(start.size, end.size) * 1.12,
  };
  const animation = piece.animate(
    [
      { transform: at(start, 0), opacity: 1 },
      { transform: at(middle, rise), opacity: 1, offset: 0.5 },
      { transform: at(end, 0), opacity: 1, offset: 0.92 },
      { transform: at({ ...end, size: end.size * 0.94 }, 0), opacity: 0 },
    ],
    {
      duration: Math.max(220, Math.min(LONG, 160 + distance * 0.35)) * tempo(),
      delay,
      easing: 'cubic-bezier(.3,.1,.3,1)',
      fill: 'backwards',
    },
  );
  signal.addEventListener('abort', () => piece.remove(), { once: true });
  await animation.finished.catch(() => undefined); // it was taken off the page
  piece.remove();
}
