/** So that Excel reads UTF-8 as such. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would run as a formula begins so (OWASP, CSV injection); a negative percentage is none. */
const runnable = /^(?:[=+@\t\r]|-(?!\d+(?:\.\d+)?%$))/;
const wantsQuotes = /[",\r\n]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && runnable.test(value) ? `'${value}` : String(value);
  return wantsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record of RFC 4180, with its line end. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
