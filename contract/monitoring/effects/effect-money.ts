import { absent } from '../../core/format.ts';
import { currencies, type Currency } from '../../core/currencies.ts';

/** Rates are RMB for one of a currency, times this: 7.1234 is 712340000. */
export const rateDigits = 8;
/** What one of a figure is worth for EMV has as many decimals. */
export const worthDigits = 4;

/** RMB is worth itself. */
export const rateOfYuan = 10 ** rateDigits;

/** `dividend ÷ divisor` to the nearest, a half away from zero; both whole, of any size. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const nearest = (size * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -nearest : nearest;
}

/** Null where it is larger than what can be told exactly. */
const told = (value: bigint): number | null =>
  value <= BigInt(Number.MAX_SAFE_INTEGER) && value >= -BigInt(Number.MAX_SAFE_INTEGER)
    ? Number(value)
    : null;

/**
 * The product of whole numbers ÷ a whole number, to the nearest, a half away from zero; no float is in between.
 * @returns null for a divisor of 0, and for what is larger than 2^53
 */
export function wholeShare(factors: readonly number[], divisor: number | bigint): number | null {
  if (BigInt(divisor) <= 0n) return null;
  const product = factors.reduce((so, factor) => so * BigInt(factor), 1n);
  return told(rounded(product, BigInt(divisor)));
}

/**
 * RMB fen of an amount at a rate, half a fen rounded up.
 * @param minor in the smallest unit of the currency
 * @returns null for what is larger than 2^53
 */
export function fenOf(minor: number, currency: Currency, rateE8: number): number | null {
  return wholeShare([minor, rateE8, 100], 10n ** BigInt(rateDigits + currencies[currency]));
}

/**
 * What was typed, times 10^digits: 12,300.5 with two digits is 1230050. Spaces, commas between thousands and signs
 * of currencies are passed over, full-width signs are read as the others.
 * @returns null for what is no number, is negative, or has more decimals
 */
export function scaledOf(typed: string, digits: number): number | null {
  const text = typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[\s,，¥$€£₩]/g, '');
  const [, whole, part = ''] = /^(\d{1,16})(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > digits) return null;
  const scaled = BigInt(whole + part.padEnd(digits, '0'));
  return told(scaled);
}

/** What stands in a field: 712340000 with eight digits is 7.1234. */
export function typedOf(scaled: number | null | undefined, digits: number): string {
  if (scaled == null) return '';
  const text = String(scaled).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const part = text.slice(text.length - digits).replace(/0+$/, '');
  return part ? `${whole}.${part}` : whole;
}

/** Yuan times 10,000 for one of something: `600000` is ¥60.00, `333` is ¥0.0333; four decimals only below a yuan. */
export function unitMoney(e4: number | null | undefined): string {
  if (e4 == null) return absent;
  const digits = Math.abs(e4) < 10_000 && e4 % 100 ? 4 : 2;
  const text = (Math.abs(e4) / 10_000).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${e4 < 0 ? '-' : ''}¥${text}`;
}

/** Millionths: `7500` is 0.75%; as many decimals as a rate of clicks wants, and never 0 of what is some. */
export function percentOfPpm(ppm: number | null | undefined): string {
  if (ppm == null) return absent;
  if (ppm > 0 && ppm < 5) return '<0.001%';
  return `${(ppm / 10_000).toFixed(ppm < 10_000 ? 3 : 2)}%`;
}
