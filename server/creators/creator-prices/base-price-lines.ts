import type { BasePrice } from '../../../contract/catalogue/base-price.ts';

/** Up to this many changed lines are recorded one by one. */
const maxRecorded = 30;

/** The key of a line; categories are compared without case. */
const lineKey = ({ platform, regionTier, category }: BasePrice) =>
  `${platform} / ${regionTier || '*'} / ${category.toLowerCase() || '*'}`;

/** Returns the index of the first duplicate line. */
export function repeatedLine(lines: readonly BasePrice[]): number | null {
  const seen = new Set<string>();
  const at = lines.findIndex(line => seen.size === seen.add(lineKey(line)).size);
  return at === -1 ? null : at;
}

/** Returns the changes for the audit log: yuan by line, or only their number if there are too many. */
export function recordedLines(before: readonly BasePrice[], after: readonly BasePrice[]) {
  const yuan = (lines: readonly BasePrice[]) =>
    Object.fromEntries(lines.map(line => [lineKey(line), line.cpmFen / 100]));
  const [old, now] = [yuan(before), yuan(after)];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    key => old[key] !== now[key],
  );
  if (changed.length > maxRecorded)
    return { changed, before: { rows: before.length }, after: { rows: after.length } };
  const pick = (lines: typeof old) => Object.fromEntries(changed.map(key => [key, lines[key] ?? null]));
  return { changed, before: pick(old), after: pick(now) };
}
