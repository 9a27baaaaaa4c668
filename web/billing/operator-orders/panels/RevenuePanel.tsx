import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { dayPlus, daysFromTo, isDay } from '../../../ui/dates/day-span.ts';
import { DayInput } from '../../../ui/dates/fields/DayInput.tsx';
import { DaysChart } from '../../../ui/charts/DaysChart.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../operator-orders.module.css';
import { usePlanNames } from '../../../layout/plan/plans.ts';
import { type Revenue, useRevenue } from '../queries.ts';
import { useTabState } from './use-tab-state.ts';

/** Revenue is counted by days in China, which is always eight hours ahead of UTC. */
const inChinaMs = 8 * 3_600_000;
const usualDays = 90;

/** One series per plan: yuan received per day, minus refunds. */
function stackOf(rows: Revenue['rows'], from: string, to: string, nameOf: (code: string) => string) {
  const days = daysFromTo(from, to);
  const plans = [...new Set(rows.map(({ plan }) => plan))];
  const series = plans.map(plan => ({
    key: plan,
    name: nameOf(plan),
    values: days.map(day => {
      const row = rows.find(each => each.plan === plan && each.day === day);
      return row ? (row.paidFen - row.refundedFen) / 100 : 0;
    }),
  }));
  return { days, series };
}

/** Revenue by day and plan, as a chart and as a table. */
export default function RevenuePanel() {
  const { t } = useTranslation('operator-orders');
  const nameOf = usePlanNames();
  const { asked, put } = useTabState(['from', 'to']);
  const [today] = useState(() => new Date(siteNow() + inChinaMs).toISOString().slice(0, 10));
  const to = isDay(asked.to) ? asked.to : today;
  const from = isDay(asked.from) && asked.from <= to ? asked.from : dayPlus(to, 1 - usualDays);
  const { data, error, isError, refetch } = useRevenue(from, to);
  const stack = useMemo(() => data && stackOf(data.rows, from, to, nameOf), [data, from, to, nameOf]);
  return (
    <Stack gap={16} shrink>
      <Text tone="soft" leading="relaxed">
        {t('revenue.about')}
      </Text>
      <div className={styles.days}>
        {(['from', 'to'] as const).map(name => (
          <DayInput
            key={name}
            label={t(`revenue.${name}`)}
            value={name === 'from' ? from : to}
            max={name === 'from' ? to : today}
            onChange={value => {
              if (isDay(value)) put({ from, to, [name]: value });
            }}
          />
        ))}
      </div>
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {data && (
        <Group as="dl" gap={8} columnGap={32} align="stretch" wrap>
          {[
            [t('revenue.paid'), data.paidFen],
            [t('revenue.refunded'), data.refundedFen],
            [t('revenue.kept'), data.paidFen - data.refundedFen],
          ].map(([name, fen]) => (
            <div key={name}>
              <Text as="dt" size="sm" tone="faint">
                {name}
              </Text>
              <Text as="dd" size="4xl" weight={600}>
                {money(Number(fen))}
              </Text>
            </div>
          ))}
        </Group>
      )}
      {stack && !stack.series.length && <EmptyState>{t('revenue.none')}</EmptyState>}
      {stack && stack.series.length > 0 && data && (
        <DaysChart
          label={t('revenue.chart', { from, to, sum: money(data.paidFen - data.refundedFen) })}
          words={{ day: t('revenue.day'), rest: t('revenue.rest') }}
          {...stack}
        />
      )}
    </Stack>
  );
}
