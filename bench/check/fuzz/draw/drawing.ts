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
  /** Marks that stand in no request: they would be echoed, or stored as if they were the caller's own. */
  unsaid: readonly string[];
  /** What plain `ids` are ids of. */
  subject: string;
}

export const oneOf = <T>(random: () => number, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];

export const wholeNumber = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** An id that the team has, one of another team, or a small number that may be anybody's. */
export function drawKnown(drawing: Drawing, name: string): string | number | undefined {
  const { random, own, other, unsaid } = drawing;
  const whose = random();
  if (whose > 0.9) return undefined;
  const known = (whose < 0.75 ? own : other).of(name);
  const isSayable = (text: string) => !unsaid.some(mark => text.includes(mark));
  return oneOf(
    random,
    known.filter(each => isSayable(String(each).toLowerCase())),
  );
}
