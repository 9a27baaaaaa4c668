import { currentLang } from '../../../../i18n/lang.ts';

const locale = currentLang === 'zh' ? 'zh-CN' : 'en';
const months = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });

/** @param month 1 to 12 */
export const monthName = (month: number): string => months.format(Date.UTC(2024, month - 1, 1));

/** Monday first: 2024 began with one. */
export const weekdayNames = Array.from({ length: 7 }, (_, at) => weekdays.format(Date.UTC(2024, 0, at + 1)));

export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
