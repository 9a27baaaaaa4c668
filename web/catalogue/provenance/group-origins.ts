import type { Origin } from '../../../contract/catalogue/provenance.ts';

export interface Line extends Pick<Origin, 'sourceName' | 'at' | 'oldestAt' | 'keepUntil'> {
  /** What one source reported at one time, with the same limit for keeping it. */
  facts: Pick<Origin, 'field' | 'count'>[];
}

/** Groups what was reported together into one line, the newest first. */
export function together(origins: readonly Origin[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { field, count, source, ...line } of origins) {
    const { sourceName, at, oldestAt, keepUntil } = line;
    const isOne = oldestAt === null || oldestAt === at;
    const key = JSON.stringify([source, at, isOne ? null : oldestAt, keepUntil]);
    const known = lines.get(key) ?? {
      sourceName,
      at,
      oldestAt: isOne ? null : oldestAt,
      keepUntil,
      facts: [],
    };
    known.facts.push({ field, count });
    lines.set(key, known);
  }
  return [...lines.values()].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
