import type { NumberKind } from './number-formats.ts';

/** Decodes Excel's escapes for characters that XML cannot contain: `_x000D_`. */
export function withoutEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\0', '');
}

/** Returns a number in plain digits, however long: ids must not turn into 6.9E+18. */
export function numberText(raw: string): string {
  const read = /^\s*([+-]?)0*(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?\s*$/i.exec(raw);
  const [, sign = '', whole = '', part = '', exponent = '0'] = read ?? [];
  if (!read || (whole === '' && part === '' && !/\d/.test(raw))) return '';
  const shift = Number(exponent);
  const digits = whole + part;
  const point = whole.length + shift;
  const before =
    point > 0
      ? digits
          .slice(0, point)
          .padEnd(point, '0')
          .replace(/^0+(?=\d)/, '')
      : '0';
  const after = (point < 0 ? '0'.repeat(-point) : '') + digits.slice(Math.max(point, 0));
  const fraction = after.replace(/0+$/, '');
  if (fraction === '') return before === '0' ? '0' : minus(sign) + before;
  return minus(sign) + rounded(before, fraction);
}

function minus(sign: string): string {
  return sign === '-' ? '-' : '';
}

/** Rounds as spreadsheets do, which show 15 digits; the file may have 0.30000000000000004. */
function rounded(before: string, fraction: string): string {
  const significant = (before === '0' ? '' : before).length + fraction.replace(/^0+/, '').length;
  if (significant <= 15) return `${before}.${fraction}`;
  const value = Number(`${before}.${fraction}`);
  const places = Math.max(0, Math.min(100, 15 - Math.ceil(Math.log10(value))));
  return value
    .toFixed(places)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

const dayMs = 86_400_000;
/** 31 December 9999. */
const lastDay = 2_958_465;
const daysBefore1904 = 1462;

/**
 * Formats a day number as yyyy-MM-dd or yyyy-MM-dd HH:mm, or as a time of day (ECMA-376 part 1, 18.17.4). The 1900
 * system counts a 29 February 1900, which did not exist.
 */
export function dateText(raw: string, kind: Exclude<NumberKind, 'number'>, from1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value) || value < 0) return numberText(raw);
  const seconds = Math.round(value * 86_400);
  if (kind === 'elapsed') return clock(seconds, false);
  if (kind === 'time' || kind === 'timeWithSeconds')
    return clock(seconds % 86_400, kind === 'timeWithSeconds');
  const serial = seconds / 86_400 + (from1904 ? daysBefore1904 : 0);
  if (serial >= lastDay + 1) return numberText(raw);
  if (serial < 1) return kind === 'dateTime' ? clock(seconds % 86_400, false) : numberText(raw);
  const day = Math.floor(serial);
  const date = day === 60 ? '1900-02-29' : isoDay(day < 60 ? day + 1 : day);
  return kind === 'dateTime' && seconds % 86_400 !== 0 ? `${date} ${clock(seconds % 86_400, false)}` : date;
}

function isoDay(day: number): string {
  return new Date(Date.UTC(1899, 11, 30) + day * dayMs).toISOString().slice(0, 10);
}

function clock(seconds: number, withSeconds: boolean): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const text = `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}`;
  return withSeconds ? `${text}:${two(seconds % 60)}` : text;
}

/** Formats a date that the file has in ISO 8601. */
export function isoDateText(raw: string): string {
  const read = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(?::(\d\d))?)?/.exec(raw.trim());
  if (!read?.[1]) return raw.trim();
  return read[2] === undefined || (read[2] === '00:00' && (read[3] ?? '00') === '00')
    ? read[1]
    : `${read[1]} ${read[2]}`;
}
