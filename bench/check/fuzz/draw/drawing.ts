import type { Pool } from './pool.ts';

/** What a request is drawn with. */
export interface Drawing {
  /** From 0 to 1. */
  random: () => number;
  /** What the team of the caller has, and what another team has. */
  own: Pool;
  other: Pool;
  /** Stands in every text, so that it is known whose it is; empty for who belongs to no team. */
  mark: string;
  /** The mark of the other team: a request with it would have it echoed. */
  otherMark: string;
  /** What plain `ids` are ids of. */
  subject: string;
}

export const oneOf = <T>(random: () => number, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];

export const wholeNumber = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** An id that the team has, one of another team, or a small number that may be anybody's. */
export function drawKnown(drawing: Drawing, name: string): string | number | undefined {
  const { random, own, other, otherMark } = drawing;
  const whose = random();
  if (whose < 0.75) return oneOf(random, own.of(name));
  if (whose > 0.9) return undefined;
  const sayable = other.of(name).filter(known => !String(known).toLowerCase().includes(otherMark));
  return oneOf(random, sayable);
}
