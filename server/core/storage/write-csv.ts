/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Matches texts that a spreadsheet would run as a formula (OWASP, CSV injection), but not negative percentages. */
const runnable = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?%$))/;
const wantsQuotes = /[",\r\n]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && runnable.test(value) ? `'${value}` : String(value);
  return wantsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns one record of RFC 4180, with its line end. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
