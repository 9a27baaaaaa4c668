import { everyMinutes } from '../../server/catalogue/metric-history/polling-schedule.ts';
import type { Point } from '../../server/catalogue/metric-history/packed-points.ts';

/** A typical post: most plays in the first days; some take off later. */
export function grownSeries(index: number, bornAt: number, until: number): Point[] {
  const final = 1000 * Math.exp(2.2 * gauss(index));
  const pace = 20 + 60 * unit(index, 1);
  const burst = unit(index, 2) < 0.05 ? bornAt + 86_400 * (2 + 20 * unit(index, 3)) : Infinity;
  const points: Point[] = [];
  let at = bornAt + 300;
  while (at <= until) {
    const hours = (at - bornAt) / 3600;
    const after = Math.max(0, (at - burst) / 3600);
    const plays = Math.round(final * (1 - Math.exp(-hours / pace)) + 3 * final * (1 - Math.exp(-after / 12)));
    points.push({
      at,
      plays,
      likes: Math.round(plays * (0.02 + 0.08 * unit(index, 4))),
      comments: Math.round(plays * 0.004 * unit(index, 5)),
      shares: index % 3 === 0 ? null : Math.round(plays * 0.006 * unit(index, 6)),
    });
    const every = everyMinutes(hours);
    if (every === null) break;
    at += every * 60 + Math.round(600 * unit(index, points.length + 7));
  }
  return points;
}

/** A fixed pseudo-random number between 0 and 1. */
function unit(index: number, draw: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(draw + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

const gauss = (index: number) =>
  Math.sqrt(-2 * Math.log(Math.max(1e-9, unit(index, 90)))) * Math.cos(2 * Math.PI * unit(index, 91));
