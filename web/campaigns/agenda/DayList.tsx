import { useTranslation } from 'react-i18next';
import type { AgendaItem } from '../../../contract/campaigns/agenda/agenda.ts';
import { currentLang } from '../../i18n/lang.ts';
import { Group, Stack } from '../../ui/box/Box.tsx';
import styles from './agenda.module.css';
import { ItemLink } from './ItemLink.tsx';

/** `11月20日 周五`, `Fri, 20 Nov`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(currentLang === 'zh' ? 'zh-CN' : 'en-GB', {
    month: currentLang === 'zh' ? 'long' : 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(day));

/** `2026年11月`, `November 2026`. */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat(currentLang === 'zh' ? 'zh-CN' : 'en-GB', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`));

/** Days with their items. */
export function DayList({
  days,
  today,
}: {
  days: readonly (readonly [string, readonly AgendaItem[]])[];
  today: string | undefined;
}) {
  const { t } = useTranslation('agenda');
  return (
    <Stack as="ol" gap={16} className={styles.days}>
      {days.map(([day, items]) => (
        <Stack as="li" gap={6} shrink key={day}>
          <Group as="h2" gap={8} aria-current={day === today ? 'date' : undefined}>
            <time dateTime={day}>{dayText(day)}</time>
            {day === today && <span>{t('calendar.today')}</span>}
          </Group>
          {items.map(item => (
            <ItemLink key={item.key} item={item} isWhole />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
