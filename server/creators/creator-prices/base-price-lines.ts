import type { BasePrice } from '../../../contract/catalogue/base-price.ts';

/** So many changed lines are recorded each by itself. */
const mostRecorded = 30;

/** What tells one line from another: categories are the same whatever their case. */
const lineKey = ({ platform, regionTier, category }: BasePrice) =>
  `${platform} / ${regionTier || '*'} / ${category.toLowerCase() || '*'}`;

/** The first line that is there twice, by its place. */
export function repeatedLine(lines: readonly BasePrice[]): number | null {
  const seen = new Set<string>();
  const at = lines.findIndex(line => seen.size === seen.add(lineKey(line)).size);
  return at === -1 ? null : at;
}

/** What changed, for the record: yuan by line, or where these are too many how many there were. */
export function recordedLines(before: readonly BasePrice[], after: readonly BasePrice[]) {
  const yuan = (lines: readonly BasePrice[]) =>
    Object.fromEntries(lines.map(line => [lineKey(line), line.cpmFen / 100]));
  const [old, now] = [yuan(before), yuan(after)];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    key => old[key] !== now[key],
  );
  if (changed.length > mostRecorded)
    return { changed, before: { rows: before.length }, after: { rows: after.length } };
  const pick = (lines: typeof old) => Object.fromEntries(changed.map(key => [key, lines[key] ?? null]));
  return { changed, before: pick(old), after: pick(now) };
}
