export type Fields = ReadonlyMap<string, string>;

/** A group describes one recipient; some servers omit the blank line before the next group. */
const once = new Set(['final-recipient', 'original-recipient']);

/**
 * Reads groups of fields, separated by blank lines; lines that begin with a blank continue the field (RFC 3464 §2.1).
 * Other lines are skipped.
 */
export function fieldGroups(report: string): Fields[] {
  let group = new Map<string, string>();
  const groups = [group];
  const begin = () => groups.push((group = new Map()));
  let last = '';
  for (const line of report.split(/\r\n|\r|\n/)) {
    const field = /^([a-z][\w-]{0,60})[ \t]{0,9}:(.*)$/i.exec(line);
    if (line.trim() === '') begin();
    else if (field) {
      last = (field[1] ?? '').toLowerCase();
      if (once.has(last) && group.has(last)) begin();
      if (!group.has(last)) group.set(last, (field[2] ?? '').trim());
    } else if (/^[ \t]/.test(line) && group.has(last)) {
      group.set(last, `${group.get(last) ?? ''} ${line.trim()}`);
    }
  }
  return groups.filter(({ size }) => size > 0);
}
