import { currentLang } from '../../i18n/lang.ts';

const numbers = new Intl.NumberFormat(currentLang === 'zh' ? 'zh-CN' : 'en', {
  notation: 'compact',
  maximumSignificantDigits: 2,
});

/** An estimate uses the language's large units, because its last digits mean nothing: 约 120 万. */
export const roughCount = (value: number): string => numbers.format(value);
