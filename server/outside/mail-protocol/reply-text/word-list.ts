/** Phrases of many languages, kept readable in rows: parted by `|` or a line's end. */
export function wordList(rows: string): string[] {
  return rows
    .split(/[|\n]/)
    .map(word => word.trim())
    .filter(word => word !== '');
}
