/** Splits a readable table of phrases in many languages, separated by `|` or line ends. */
export function wordList(rows: string): string[] {
  return rows
    .split(/[|\n]/)
    .map(word => word.trim())
    .filter(word => word !== '');
}
