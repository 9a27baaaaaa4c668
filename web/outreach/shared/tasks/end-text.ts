import { dateTime } from '../../../../contract/core/format.ts';
import { usualZone } from '../../../../contract/core/time/zone-clock.ts';
import { currentLang } from '../../../i18n/lang.ts';

const nextDays = 6 * 86_400_000;

/** When something ends: 周四 14:20 within the next days, otherwise with its date. */
export function endText(iso: string, now: number, lang: 'zh' | 'en' = currentLang): string {
  const at = dateTime(iso);
  if (Date.parse(iso) - now > nextDays) return at;
  const weekday = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en', {
    weekday: 'short',
    timeZone: usualZone(),
  });
  return `${weekday.format(new Date(iso))} ${at.slice(11)}`;
}
