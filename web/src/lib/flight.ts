import type { Flight } from '../games/types';

interface Spot {
  x: number;
  y: number;
  size: number;
}

const NS = 'http://www.w3.org/2000/svg';
const LONG = 380;
const GAP = 60;
const TOTAL = 1600;

function spot(ids: string[]): Spot | null {
  for (const id of ids) {
    const name = CSS.escape(id);
    for (const found of document.querySelectorAll(`[data-at="${name}"], [data-el="${name}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width === 0) continue;
      const size = Math.max(16, Math.min(box.width, box.height, 48));
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, size };
    }
  }
  return null;
}

function ghost(flight: Flight): HTMLElement {
  const holder = document.createElement('div');
  holder.className = `flyer seat${flight.seat ?? 0}`;
  holder.setAttribute('aria-hidden', 'true');
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const use = document.createElementNS(NS, 'use');
  use.setAttribute('href', `#${flight.icon}`);
  svg.append(use);
  holder.append(svg);
  return holder;
}

/** Measures where pieces stand, lets the page change, then flies them to where they went. */
export async function withFlights(flights: Flight[], still: boolean, change: () => Promise<void>) {
  if (still || document.visibilityState === 'hidden' || flights.length === 0) return change();
  const starts = flights.map((f) => spot(f.from));
  await change();
  const gap = Math.min(GAP, TOTAL / flights.length);
  flights.forEach((flight, i) => {
    const start = starts[i];
    const end = spot(flight.to);
    if (!start || !end) return;
    const distance = Math.hypot(end.x - start.x, end.y - start.y);
    if (distance < 6) return;
    const piece = ghost(flight);
    document.body.append(piece);
    const rise = Math.min(60, distance * 0.18);
    const at = (p: Spot, lift: number) =>
      `translate(${p.x}px, ${p.y - lift}px) translate(-50%, -50%) scale(${p.size / 32})`;
    const middle = {
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2,
      size: Math.max(start.size, end.size) * 1.12,
    };
    piece
      .animate(
        [
          { transform: at(start, 0), opacity: 1 },
          { transform: at(middle, rise), opacity: 1, offset: 0.5 },
          { transform: at(end, 0), opacity: 1, offset: 0.92 },
          { transform: at({ ...end, size: end.size * 0.94 }, 0), opacity: 0 },
        ],
        {
          duration: Math.max(220, Math.min(LONG, 160 + distance * 0.35)),
          delay: i * gap,
          easing: 'cubic-bezier(.3,.1,.3,1)',
          fill: 'backwards',
        },
      )
      .finished.finally(() => piece.remove());
  });
}
