import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { day, fullCount } from '../../../contract/core/format.ts';
import { regionName } from '../../../contract/core/regions/region-names.ts';
import { currentLang } from '../../i18n/lang.ts';
import { dayBars } from '../shared/day-bars.ts';
import { PartBars } from '../shared/PartBars.tsx';
import { Grid, Text } from '../../ui/box/Box.tsx';
import styles from '../shared/page.module.css';
import { Card } from '../../ui/page/Card.tsx';
import { Chart } from '../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../ui/charts/chart-colors.ts';
import { daysFromTo } from '../../ui/dates/day-span.ts';
import type { AdView } from './queries.ts';

/** The reach reported on each day since the first, with gaps where there is none. */
function History({ readings }: { readings: AdView['reachHistory'] }) {
  const { t } = useTranslation('ads');
  const points = useMemo(() => {
    const [from, to] = [readings[0]?.day, readings.at(-1)?.day];
    const reachByDay = new Map(readings.map(reading => [reading.day, reading.reach]));
    return from && to
      ? daysFromTo(from, to).map(each => ({ day: each, value: reachByDay.get(each) ?? null }))
      : [];
  }, [readings]);
  const option = useCallback(
    (colors: ChartColors) =>
      dayBars(colors, points, { name: t('fact.reach'), unknown: t('notReported') }, 'line'),
    [points, t],
  );
  const [only] = readings;
  if (!only)
    return (
      <Text size="md" tone="faint">
        {t('one.noReach')}
      </Text>
    );
  if (points.length === 1)
    return (
      <Text size="md" tone="faint">
        {t('one.oneReading', { day: only.day, reach: fullCount(only.reach) })}
      </Text>
    );
  return (
    <Chart
      label={t('one.historyLabel', { from: points[0]?.day, number: fullCount(readings.at(-1)?.reach) })}
      height={260}
      option={option}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{t('day', { ns: 'common' })}</th>
              <th scope="col">{t('fact.reach')}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(point => (
              <tr key={point.day}>
                <td>{point.day}</td>
                <td>{fullCount(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

/** The reach of an ad: by day over all countries, and by country. */
export function AdReach({ view: { reachHistory, byRegion, detail, detailedAt } }: { view: AdView }) {
  const { t } = useTranslation('ads');
  const parts = byRegion.map(({ region, reachText, reach }) => ({
    key: region,
    name: regionName(region, currentLang),
    value: reach,
    text: reachText,
  }));
  return (
    <Grid gap={16} cols={2} align="stretch" className={styles.pair}>
      <Card title={t('one.history')} aside={t('one.historyAside')}>
        <History readings={reachHistory} />
      </Card>
      <Card title={t('one.byRegion')} aside={detailedAt && t('one.detailedOn', { day: day(detailedAt) })}>
        {parts.length ? (
          <PartBars label={t('one.byRegion')} parts={parts} />
        ) : (
          <Text size="md" tone="faint" role="status">
            {t(`one.detail.${detail}`)}
          </Text>
        )}
      </Card>
    </Grid>
  );
}
