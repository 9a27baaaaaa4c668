/**
 * Converters for the cells of published data sets. Each returns `undefined` for a cell without a value, and `wrong` for
 * one with a value of another kind.
 */
export const wrong = Symbol('wrong');
export type Converted<T> = T | undefined | typeof wrong;

const nothing = new Set(
  (
    '|nan|<na>|n/a|n.a.|n/d|na|#n/a|null|none|undefined|unknown|not available|-|--|—|–|?|inf|nat|nil|[]|{}|' +
    '#valor!|#value!|#ref!|#name?|#div/0!|#nd|#n/d|hidden|private|disabled|无|暂无|未知|隐藏|未公开|非公開|비공개'
  ).split('|'),
);

/** True for the many ways to write "no figure here". */
export function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' && nothing.has(value.trim().toLowerCase());
}

/** Returns a cell as text; empty if it is no text, number or flag. */
export function written(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Text: only blank and pandas' `nan` mean nothing, since a name may be "None". */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text === 'nan' ? undefined : text;
}

const multiples: Record<string, number> = {
  k: 1e3, m: 1e6, b: 1e9, bn: 1e9, t: 1e12, w: 1e4,
  thousand: 1e3, million: 1e6, millions: 1e6, mln: 1e6, mio: 1e6, mill: 1e6, billion: 1e9, bln: 1e9, mrd: 1e9, md: 1e9,
  mil: 1e3, mi: 1e6, bi: 1e9, rb: 1e3, ribu: 1e3, jt: 1e6, juta: 1e6, n: 1e3, tr: 1e6, ty: 1e9, tỷ: 1e9, tỉ: 1e9, triệu: 1e6, nghìn: 1e3, ngàn: 1e3, miliar: 1e9,
  millón: 1e6, millones: 1e6, milhão: 1e6, milhões: 1e6, bilhões: 1e9, milliers: 1e3, milliard: 1e9, milliards: 1e9, 百万: 1e6,
  千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 천: 1e3, 만: 1e4, 억: 1e8,
}; // oxfmt-ignore
const longestFirst = Object.keys(multiples).toSorted((a, b) => b.length - a.length);
const countForm = new RegExp(
  `^[+>~≈≥]?([-−]?\\d[\\d.,]*)(?:e\\+?(\\d{1,2}))?(${longestFirst.join('|')})?\\.?\\+?$`,
  'i',
);

/**
 * A count: 1200, "1,234", "2912.0", "1.17E+11", "541.2K", "3.2万". -1 is how scrapers write a figure
 * that the platform hides, so it is absent.
 */
export function toCount(value: unknown): Converted<number> {
  if (isNothing(value)) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? whole(value) : undefined;
  if (typeof value !== 'string') return wrong;
  const text = value.trim().replace(/[\s\u00a0'’]+/g, '');
  const read = countForm.exec(text);
  // "12,3 mil" are thousands in Spanish and Portuguese; "2mil" may be millions in English.
  if (!read || /\dmil$/i.test(value.trim())) return wrong;
  const [, digits = '', exponent, suffix] = read;
  const isPlain = suffix === undefined && exponent === undefined;
  const number = Number(withoutGroups(digits.replace('−', '-'), !isPlain));
  if (!Number.isFinite(number)) return wrong;
  return whole(
    number * 10 ** Number(exponent ?? 0) * (suffix ? (multiples[suffix.toLowerCase()] ?? Number.NaN) : 1),
  );
}

/** Of an abbreviated figure the comma is a decimal sign, in a full one three digits behind a sign are thousands. */
function withoutGroups(digits: string, abbreviated: boolean): string {
  if (abbreviated)
    return /,.*\.|\d,\d{3},/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  if (/^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return digits;
}

function whole(number: number): Converted<number> {
  const count = Math.round(number);
  if (count === -1) return undefined;
  return count >= 0 && count <= Number.MAX_SAFE_INTEGER ? Math.abs(count) : wrong;
}

/** True for an exact figure, false for an abbreviated one such as "4.5M". */
export function isExact(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[\d.,\s]+$/.test(value));
}

export function toFlag(value: unknown): Converted<boolean> {
  if (isNothing(value)) return undefined;
  if (typeof value === 'boolean') return value;
  const text = written(value).toLowerCase();
  if (['true', '1', 'yes', 'y', '是'].includes(text)) return true;
  if (['false', '0', 'no', 'n', '否'].includes(text)) return false;
  return wrong;
}

/** Seconds of "PT1H2M3S", "1:02:03", "00:31", 31 or "31.0". */
export function toSeconds(value: unknown): Converted<number> {
  if (isNothing(value)) return undefined;
  const text = written(value);
  const iso = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text);
  if (iso && text !== 'P') {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = iso.slice(1).map(part => Number(part ?? 0));
    return days * 86_400 + hours * 3600 + minutes * 60 + seconds;
  }
  if (/^\d+(:\d{1,2}){1,2}$/.test(text))
    return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) <= 1_000_000 ? Number(text) : wrong;
  return wrong;
}

const longestList = 100_000;

/** A list: an array, a Python or JSON list literal, or text with `|`, `¦` or commas between. */
export function toList(value: unknown): Converted<string[]> {
  if (Array.isArray(value)) return value.flatMap(item => toText(item) ?? []);
  if (value === undefined || value === null || typeof value !== 'string')
    return value == null ? undefined : wrong;
  const text = value.trim();
  if (text === '' || text === 'nan') return undefined;
  if (text.length > longestList) return wrong;
  if (/^[[({].*[\])}]$/s.test(text)) return listLiteral(text.slice(1, -1));
  const separator = /[|¦]/.test(text) ? /[|¦]/ : /[,，、]/;
  return text.split(separator).flatMap(part => toText(part) ?? []);
}

const literalItem = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([^,'"]+))\s*(?:,|$)/gsy;

function listLiteral(inside: string): Converted<string[]> {
  const items: string[] = [];
  let at = 0;
  while (inside.slice(at).trim() !== '') {
    literalItem.lastIndex = at;
    const read = literalItem.exec(inside);
    if (!read) return wrong;
    at = literalItem.lastIndex;
    const item = toText(unescaped(read[1] ?? read[2] ?? read[3] ?? ''));
    if (item !== undefined) items.push(item);
  }
  return items;
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r' };
const escaped = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8})|(.))/gis;

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(escaped, (all: string, x?: string, u?: string, long?: string, sign?: string) => {
    const code = x ?? u ?? long;
    if (code === undefined) return escapes[sign ?? ''] ?? sign ?? all;
    const point = Number.parseInt(code, 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}
