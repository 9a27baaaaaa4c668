import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ProjectDay } from '../../../../contract/monitoring/monitors.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Chart } from '../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import {
  type DayFigure,
  dayFigures,
  daysCurve,
  dayValue,
  type DayWay,
  dayWays,
  isMissing,
} from './days-curve.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';

function DayTable({ days, figure }: { days: readonly ProjectDay[]; figure: DayFigure }) {
  const { t } = useTranslation('monitors');
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('day', { ns: 'common' })}</th>
          <th scope="col">{t('days.of', { figure: t(`days.figure.${figure}`), way: t('days.way.sum') })}</th>
          <th scope="col">
            {t('days.of', { figure: t(`days.figure.${figure}`), way: t('days.way.gained') })}
          </th>
          <th scope="col">{t('postCount', { ns: 'common' })}</th>
          <th scope="col">{t('days.missing')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(day => (
          <tr key={day.day}>
            <td>{day.day}</td>
            <td>{fullCount(dayValue(day, figure, 'sum'))}</td>
            <td>{fullCount(dayValue(day, figure, 'gained'))}</td>
            <td>{fullCount(day.posts)}</td>
            <td>{fullCount(day.missing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Plays or engagements by day, as totals or gains; the choice is in the address. */
export function DaysCard({ days }: { days: readonly ProjectDay[] }) {
  const { t } = useTranslation('monitors');
  const [params, setParams] = useSearchParams();
  const way = dayWays.find(each => each === params.get('way')) ?? 'sum';
  const figure = dayFigures.find(each => each === params.get('figure')) ?? 'plays';
  const choose = (name: 'way' | 'figure', value: DayWay | DayFigure) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  const option = useCallback(
    (colors: ChartColors) =>
      daysCurve(
        colors,
        { days, figure, way },
        {
          figure: t('days.of', { figure: t(`days.figure.${figure}`), way: t(`days.way.${way}`) }),
          posts: t('postCount', { ns: 'common' }),
          missing: t('days.missing'),
          missingOf: ({ missing }) => t('days.missingOf', { count: missing, number: fullCount(missing) }),
        },
      ),
    [days, figure, way, t],
  );
  const missing = days.filter(day => isMissing(day, figure, way)).length;
  return (
    <Card
      title={t('days.title')}
      aside={
        <Group as="span" gap={6} columnGap={12} wrap>
          <Segments
            label={t('days.figure.label')}
            value={figure}
            options={dayFigures.map(value => ({ value, label: t(`days.figure.${value}`) }))}
            onChange={value => choose('figure', value)}
          />
          <Segments
            label={t('days.way.label')}
            value={way}
            options={dayWays.map(value => ({ value, label: t(`days.way.${value}`) }))}
            onChange={value => choose('way', value)}
          />
        </Group>
      }
    >
      <Chart
        label={t('days.label', {
          from: days[0]?.day ?? '',
          to: days.at(-1)?.day ?? '',
          value: fullCount(days.at(-1)?.[figure]),
        })}
        height={260}
        option={option}
        table={<DayTable days={days} figure={figure} />}
      />
      {missing > 0 && (
        <Text size="sm" tone="faint" leading="relaxed">
          {t('days.note', { count: missing, number: fullCount(missing) })}
        </Text>
      )}
    </Card>
  );
}
