import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { compactCount } from '../../../../../contract/core/format.ts';
import { unreported } from '../../../../app/api.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../../ui/page/Card.tsx';
import { Chart } from '../../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../../ui/charts/chart-colors.ts';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Growth } from '../../../../ui/figures/Growth.tsx';
import { Segments } from '../../../../ui/forms/choices/Segments.tsx';
import { type CreatorKey, type Growth as Days, useGrowth } from '../../queries.ts';
import { DayTable } from '../../DayTable.tsx';
import { Grid, Group, Text } from '../../../../ui/box/Box.tsx';
import { type Curve, curves, growthDays, type GrowthSpan, growthSpans } from './growth-days.ts';
import { growthOption } from './growth-option.ts';

export const growthCardId = 'growth';

const drawingHeight = 240;

function CurveOf({ days: known, curve, span }: { days: Days['days']; curve: Curve; span: GrowthSpan }) {
  const { t } = useTranslation('insights');
  const days = useMemo(
    () =>
      growthDays(
        known.map(each => ({ day: each.day, value: each[curve] })),
        span,
      ),
    [known, curve, span],
  );
  const name = t(`growth.curve.${curve}`);
  const option = useCallback((colors: ChartColors) => growthOption(colors, days, name), [days, name]);
  const reported = days.flatMap(({ day, value }) => (value === null ? [] : [{ day, value }]));
  const [first, last] = [reported[0], reported.at(-1)];
  if (!first || !last || first === last) {
    return <Text tone="faint">{t('growth.tooFewDays', { count: reported.length, name })}</Text>;
  }
  const change = first.value ? Math.round((last.value / first.value - 1) * 10_000) : null;
  const words = {
    from: first.day,
    to: last.day,
    before: compactCount(first.value),
    now: compactCount(last.value),
  };
  return (
    <>
      <Text size="md" tone="soft">
        {t('growth.summary', words)} <Growth bp={change} />
      </Text>
      <Chart
        label={t('growth.label', { ...words, name })}
        height={drawingHeight}
        option={option}
        table={<DayTable day={t('day', { ns: 'common' })} value={name} days={reported} />}
      />
    </>
  );
}

/** Observed values by day; a day without data is a gap, never a guess. Figure and time span are in the address. */
export function GrowthCard({ creator }: { creator: CreatorKey }) {
  const { t } = useTranslation('insights');
  const { data, error, isError, refetch } = useGrowth(creator);
  const [params, setParams] = useSearchParams();
  const curve = curves.find(each => each === params.get('curve')) ?? 'followers';
  const span = growthSpans.find(each => each === params.get('days')) ?? '90';
  const change = (name: string, value: string) =>
    setParams(
      before => new URLSearchParams([...[...before].filter(([key]) => key !== name), [name, value]]),
      {
        preventScrollReset: true,
      },
    );
  return (
    <Grid shrink id={growthCardId}>
      <Card title={t('growth.title')} aside={t('growth.aside')}>
        <Group gap={8} align="stretch" justify="between" wrap>
          <Segments
            label={t('growth.curve.label')}
            value={curve}
            options={curves.map(value => ({ value, label: t(`growth.curve.${value}`) }))}
            onChange={value => change('curve', value)}
          />
          <Segments
            label={t('growth.span.label')}
            value={span}
            options={growthSpans.map(value => ({
              value,
              label:
                value === 'all'
                  ? t('all', { ns: 'common' })
                  : t('growth.span.days', { count: Number(value) }),
            }))}
            onChange={value => change('days', value)}
          />
        </Group>
        {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton width="100%" height={drawingHeight + 54} />}
        {data && <CurveOf days={data.days} curve={curve} span={span} />}
      </Card>
    </Grid>
  );
}
