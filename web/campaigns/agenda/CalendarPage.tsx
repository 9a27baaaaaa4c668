import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { agendaKinds } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import type { AgendaItem } from '../../../contract/campaigns/agenda/agenda.ts';
import { day as dayOf, fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { type CalendarQuestion, readCalendar, writeCalendar } from './agenda-state.ts';
import { CampaignChip } from './CampaignChip.tsx';
import { Box, Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './agenda.module.css';
import { DayList, monthText } from './DayList.tsx';
import { ItemLink } from './ItemLink.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { monthOf, shiftMonth, weeksOf } from './month-days.ts';
import { useCalendar } from './queries.ts';

function Overdue({ items }: { items: readonly AgendaItem[] }) {
  const { t } = useTranslation('agenda');
  const words = t('calendar.overdueSome', { count: items.length, number: fullCount(items.length) });
  return (
    <Box
      as="section"
      py={12}
      px={16}
      border
      radius="card"
      ground="surface"
      className={styles.overdue}
      aria-label={t('calendar.overdue')}
    >
      <Text as="h2" tone="bad">
        {words}
      </Text>
      <Box mt={6}>
        {items.map(item => (
          <Grid gap={12} align="baseline" py={4} px={0} key={item.key} className={styles.late}>
            <Text as="time" size="md" tone="soft" dateTime={item.on}>
              {item.on}
            </Text>
            <ItemLink item={item} isWhole />
          </Grid>
        ))}
      </Box>
    </Box>
  );
}

function byDay(items: readonly AgendaItem[]): Map<string, AgendaItem[]> {
  const days = new Map<string, AgendaItem[]>();
  for (const item of items) days.set(item.on, [...(days.get(item.on) ?? []), item]);
  return days;
}

/** Dated items by month, late ones first; all filters are in the address. */
export default function CalendarPage() {
  const { t } = useTranslation('agenda');
  useTitle(t('calendar.title'));
  const [params, setParams] = useSearchParams();
  const question = useMemo(() => readCalendar(params), [params]);
  const [opened, setOpened] = useState<string | null>(null);
  const isWide = useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false });
  const month = question.month ?? monthOf(dayOf(new Date(siteNow()).toISOString()));
  const weeks = weeksOf(month);
  const from = isWide ? (weeks[0]?.[0] ?? '') : `${month}-01`;
  const to = weeks.at(-1)?.[6] ?? '';
  const { campaignId, kind } = question;
  const { data, error, isError, isPlaceholderData, refetch } = useCalendar({
    from,
    to,
    ...(campaignId && { campaignId }),
    ...(kind && { kind }),
  });
  const days = useMemo(() => byDay(data?.items ?? []), [data]);
  const change = (by: Partial<CalendarQuestion>) => {
    setOpened(null);
    setParams(writeCalendar({ ...question, ...by }), { preventScrollReset: true });
  };
  const monthName = monthText(month);
  const listed = [...days].filter(([day]) => monthOf(day) === month);
  const shown = opened && days.get(opened);
  return (
    <Stack gap={16} shrink frame={1680}>
      <PageHead title={t('calendar.title')} about={t('calendar.about')} />
      <Group gap={8} columnGap={16} justify="between" wrap>
        <Group gap={8} wrap className={styles.months}>
          <ActionIcon
            variant="default"
            size={34}
            aria-label={t('calendar.before')}
            onClick={() => change({ month: shiftMonth(month, -1) })}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <h2 aria-live="polite">{monthName}</h2>
          <ActionIcon
            variant="default"
            size={34}
            aria-label={t('calendar.after')}
            onClick={() => change({ month: shiftMonth(month, 1) })}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
          <Button variant="default" disabled={!question.month} onClick={() => change({ month: null })}>
            {t('calendar.today')}
          </Button>
        </Group>
        <FilterRow label={t('filters', { ns: 'common' })}>
          <CampaignChip campaignId={campaignId} onChange={id => change({ campaignId: id })} />
          <ChoiceChip
            label={t('kind', { ns: 'common' })}
            value={kind ?? ''}
            options={agendaKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
            onChange={value => change({ kind: agendaKinds.find(each => each === value) ?? null })}
          />
        </FilterRow>
      </Group>
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {data && data.overdue.length > 0 && <Overdue items={data.overdue} />}
      {!data && !isError && <Skeleton width="100%" height={isWide ? 640 : 320} />}
      {data && isWide && (
        <Box
          as="section"
          clip
          border
          radius="card"
          ground="surface"
          aria-label={t('calendar.label', { month: monthName })}
        >
          <MonthGrid
            key={month}
            month={month}
            today={data.today}
            byDay={days}
            isStale={isPlaceholderData}
            opened={opened}
            onOpen={setOpened}
          />
        </Box>
      )}
      {data && isWide && opened && (
        <Stack gap={12} align="start" className={styles.opened} role="status">
          {shown ? (
            <DayList days={[[opened, shown]]} today={data.today} />
          ) : (
            <Text size="sm" tone="soft" className={styles.below}>
              <time dateTime={opened}>{opened}</time> {t('calendar.nothingThere')}
            </Text>
          )}
          <Button variant="default" size="compact-sm" onClick={() => setOpened(null)}>
            {t('calendar.close')}
          </Button>
        </Stack>
      )}
      {data &&
        !isWide &&
        (listed.length ? (
          <DayList days={listed} today={data.today} />
        ) : (
          <EmptyState>{t('calendar.nothing')}</EmptyState>
        ))}
    </Stack>
  );
}
