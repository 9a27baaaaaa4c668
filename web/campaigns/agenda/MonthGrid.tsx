import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaItem } from '../../../contract/campaigns/agenda/agenda.ts';
import { currentLang } from '../../i18n/lang.ts';
import { Box, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './agenda.module.css';
import { dayText } from './DayList.tsx';
import { ItemLink } from './ItemLink.tsx';
import { dayAfterKey, monthOf, type Month, weeksOf } from './month-days.ts';

export interface MonthGridProps {
  month: Month;
  today: string | undefined;
  byDay: ReadonlyMap<string, readonly AgendaItem[]>;
  isStale: boolean;
  /** The day whose items are shown below the grid. */
  opened: string | null;
  onOpen: (day: string | null) => void;
}

/** The number of items shown in the square of a day. */
const maxShown = 3;

const weekdays = () => {
  const format = new Intl.DateTimeFormat(currentLang === 'zh' ? 'zh-CN' : 'en', {
    weekday: 'short',
    timeZone: 'UTC',
  });
  // 5 January 2026 was a Monday.
  return Array.from({ length: 7 }, (_, at) => format.format(new Date(Date.UTC(2026, 0, 5 + at))));
};

/** A month in weeks; arrow keys move between days, Enter opens one. */
export function MonthGrid({ month, today, byDay, isStale, opened, onOpen }: MonthGridProps) {
  const { t } = useTranslation('agenda');
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(month);
  const start = today && monthOf(today) === month ? today : `${month}-01`;
  const [at, setAt] = useState(start);
  /** The one day that the tab key reaches. */
  const current = weeks.some(week => week.includes(at)) ? at : start;
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, day: string) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(day, event.key, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    const button = grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`);
    if (!button) return;
    setAt(next);
    button.focus();
  }
  return (
    <Box
      as="table"
      full
      ref={grid}
      className={styles.grid}
      aria-busy={isStale}
      data-stale={isStale || undefined}
    >
      <thead>
        <tr>
          {weekdays().map(name => (
            <Text
              as="th"
              size="sm"
              weight={500}
              tone="faint"
              textAlign="start"
              py={8}
              px={10}
              ground="head"
              key={name}
              scope="col"
            >
              {name}
            </Text>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(day => {
              const items = byDay.get(day) ?? [];
              const hidden = items.length - maxShown;
              return (
                <Box as="td" p={4} key={day} data-outside={monthOf(day) !== month || undefined}>
                  <button
                    type="button"
                    data-day={day}
                    className={styles.day}
                    aria-label={t('calendar.dayOf', { day: dayText(day), count: items.length })}
                    aria-current={day === today ? 'date' : undefined}
                    aria-expanded={opened === day}
                    tabIndex={day === current ? 0 : -1}
                    onKeyDown={event => onKeyDown(event, day)}
                    onClick={() => {
                      setAt(day);
                      onOpen(opened === day ? null : day);
                    }}
                  >
                    <Text as="span" textAlign="center">
                      {Number(day.slice(8))}
                    </Text>
                  </button>
                  <Stack gap={2} mt={2}>
                    {items.slice(0, hidden === 1 ? maxShown + 1 : maxShown).map(item => (
                      <ItemLink key={item.key} item={item} />
                    ))}
                    {hidden > 1 && (
                      <Text
                        as="button"
                        size="xs"
                        tone="accent"
                        textAlign="start"
                        plain
                        py={0}
                        px={6}
                        pointer
                        type="button"
                        className={styles.more}
                        onClick={() => onOpen(day)}
                      >
                        {t('calendar.more', { count: hidden })}
                      </Text>
                    )}
                  </Stack>
                </Box>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
