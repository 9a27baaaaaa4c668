export type Fields = ReadonlyMap<string, string>;

/** A group is of one recipient; some servers leave out the blank line before the next. */
const once = new Set(['final-recipient', 'original-recipient']);

/**
 * Groups of fields parted by blank lines; lines that begin with a blank go on (RFC 3464 §2.1). Lines that are
 * no field are passed over.
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
