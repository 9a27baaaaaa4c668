import { absent } from '../../core/format.ts';
import { currencies, type Currency } from '../../core/currencies.ts';

/** Rates are RMB for one unit of a currency with this many decimals: 7.1234 is 712340000. */
export const rateDigits = 8;
/** The decimals of a figure's value for EMV. */
export const worthDigits = 4;

/** The rate of RMB itself. */
export const rateOfYuan = 10 ** rateDigits;

/** `dividend ÷ divisor` rounded to an integer, halves away from zero; both are integers of any size. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const nearest = (size * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -nearest : nearest;
}

/** Null if it exceeds the exact range of numbers. */
const inRange = (value: bigint): number | null =>
  value <= BigInt(Number.MAX_SAFE_INTEGER) && value >= -BigInt(Number.MAX_SAFE_INTEGER)
    ? Number(value)
    : null;

/**
 * The product of integers ÷ an integer, rounded, halves away from zero; without floating-point numbers.
 * @returns null for a divisor of 0, and for a result above 2^53
 */
export function wholeShare(factors: readonly number[], divisor: number | bigint): number | null {
  if (BigInt(divisor) <= 0n) return null;
  const product = factors.reduce((so, factor) => so * BigInt(factor), 1n);
  return inRange(rounded(product, BigInt(divisor)));
}

/**
 * RMB fen of an amount at a rate, half a fen rounded up.
 * @param minor in the smallest unit of the currency
 * @returns null for a result above 2^53
 */
export function fenOf(minor: number, currency: Currency, rateE8: number): number | null {
  return wholeShare([minor, rateE8, 100], 10n ** BigInt(rateDigits + currencies[currency]));
}

/**
 * Converts typed text to an integer, × 10^digits: 12,300.5 with two digits is 1230050. Ignores spaces, thousands
 * separators and currency signs; accepts full-width characters.
 * @returns null for a text that is no number, is negative, or has more decimals
 */
export function scaledOf(typed: string, digits: number): number | null {
  const text = typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[\s,，¥$€£₩]/g, '');
  const [, whole, part = ''] = /^(\d{1,16})(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === undefined || part.length > digits) return null;
  const scaled = BigInt(whole + part.padEnd(digits, '0'));
  return inRange(scaled);
}

/** Converts back to the text of a field: 712340000 with eight digits is 7.1234. */
export function typedOf(scaled: number | null | undefined, digits: number): string {
  if (scaled == null) return '';
  const text = String(scaled).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const part = text.slice(text.length - digits).replace(/0+$/, '');
  return part ? `${whole}.${part}` : whole;
}

/** An amount as it was typed, with the code of its currency: `USD 500`. */
export const codedAmount = (minor: number | null, currency: string): string | null =>
  minor === null ? null : `${currency} ${typedOf(minor, currencies[currency as Currency])}`;

/** Yuan per unit, × 10,000: `600000` is ¥60.00, `333` is ¥0.0333; four decimals only below one yuan. */
export function unitMoney(e4: number | null | undefined): string {
  if (e4 == null) return absent;
  const digits = Math.abs(e4) < 10_000 && e4 % 100 ? 4 : 2;
  const text = (Math.abs(e4) / 10_000).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${e4 < 0 ? '-' : ''}¥${text}`;
}

/** Millionths: `7500` is 0.75%; with as many decimals as a click rate needs, and never 0 for a value above 0. */
export function percentOfPpm(ppm: number | null | undefined): string {
  if (ppm == null) return absent;
  if (ppm > 0 && ppm < 5) return '<0.001%';
  return `${(ppm / 10_000).toFixed(ppm < 10_000 ? 3 : 2)}%`;
}
