import { fold } from '../../../contract/core/text-fold.ts';

/** Returns distinct texts (without case and accents), the commonest first, then alphabetically. */
export function commonestFirst(texts: readonly string[]): string[] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const text of texts) {
    const key = fold(text);
    const known = counts.get(key);
    if (known) known.count++;
    else if (key) counts.set(key, { text: text.toLowerCase(), count: 1 });
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text);
}

/** Returns values that at least two creators have, the most shared first; the creators stay in order. */
export function sharedValues(
  creators: readonly { id: number; values: readonly string[] }[],
): { value: string; creators: number[] }[] {
  const found = new Map<string, { value: string; creators: number[] }>();
  for (const { id, values } of creators) {
    for (const value of values) {
      const known = found.get(fold(value));
      if (!known) found.set(fold(value), { value, creators: [id] });
      else if (!known.creators.includes(id)) known.creators.push(id);
    }
  }
  return [...found.values()]
    .filter(shared => shared.creators.length > 1)
    .toSorted((a, b) => b.creators.length - a.creators.length);
}
