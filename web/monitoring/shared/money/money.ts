import { currencies, type Currency, currencyCodes } from '../../../../contract/core/currencies.ts';
import { absent } from '../../../../contract/core/format.ts';
import { currentLang } from '../../../i18n/lang.ts';

export const isCurrency = (code: string): code is Currency => currencyCodes.some(each => each === code);

/** How many of the smallest unit make one of the currency. */
const unitsIn = (currency: Currency) => 10 ** currencies[currency];

/** A locale in which no two currencies share a symbol: ¥ is only the yuan, US$ the dollar. */
const symbols = 'zh-CN';

/**
 * `1230000` is ¥12,300.00 in fen and US$12,300.00 in cents; yen have no decimals.
 * @param minor in the smallest unit of the currency
 */
export function moneyText(minor: number | null | undefined, currency: string): string {
  if (minor == null || !isCurrency(currency)) return absent;
  const digits = currencies[currency];
  const format = new Intl.NumberFormat(symbols, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(minor / unitsIn(currency));
}

/** The text of a field: `1230050` fen are 12300.50. */
export function typedMoney(minor: number | null | undefined, currency: Currency): string {
  if (minor == null) return '';
  const text = (minor / unitsIn(currency)).toFixed(currencies[currency]);
  return text.replace(/\.0+$/, '');
}

/**
 * Parses a typed amount into the smallest unit: 12,300.5 yuan are 1230050 fen. Ignores spaces and thousands
 * separators, and accepts full-width characters.
 * @returns null if it is not an amount: empty, signed, or with more decimals than the currency has
 */
export function minorOf(typed: string, currency: Currency): number | null {
  const text = typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[\s,，]/g, '');
  const digits = currencies[currency];
  const found = /^(\d+)(?:\.(\d*))?$/.exec(text);
  const [, whole, part = ''] = found ?? [];
  if (whole === undefined || part.length > digits) return null;
  const minor = Number(whole) * unitsIn(currency) + Number(part.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** `CNY 人民币`, `CNY Chinese yuan`. */
function currencyName(currency: Currency): string {
  const names = new Intl.DisplayNames(currentLang === 'zh' ? 'zh-CN' : 'en', { type: 'currency' });
  return `${currency} ${names.of(currency) ?? ''}`.trimEnd();
}

export const currencyOptions = () => currencyCodes.map(value => ({ value, label: currencyName(value) }));
