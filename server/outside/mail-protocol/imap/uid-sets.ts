/**
 * Writes UIDs as the sequence set of a command (RFC 9051 §9), without naming others: `1:3,7`.
 * @param uids ascending
 */
export function uidSet(uids: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const uid of uids) {
    const run = runs.at(-1);
    if (run && uid === run.last + 1) run.last = uid;
    else runs.push({ first: uid, last: uid });
  }
  return runs.map(({ first, last }) => (first === last ? String(first) : `${first}:${last}`)).join(',');
}

/** A command line has to stay below 8,000 octets (RFC 7162 §4): a UID takes eleven at most. */
const maxInLine = 500;

/** Splits UIDs, ascending and each once, into groups that fit into one command. */
export function uidGroups(uids: readonly number[]): number[][] {
  const sorted = [...new Set(uids)].toSorted((a, b) => a - b);
  return Array.from({ length: Math.ceil(sorted.length / maxInLine) }, (_, index) =>
    sorted.slice(index * maxInLine, (index + 1) * maxInLine),
  );
}
