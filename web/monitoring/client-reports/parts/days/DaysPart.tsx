import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { Plot } from '../../../../creators/shared/paper/Plot.tsx';
import paper from '../../../../creators/shared/paper/paper.module.css';
import { scaleLabels } from '../../../../ui/charts/axis-count.ts';
import { Grid, Stack, Text } from '../../../../ui/box/Box.tsx';
import { barsOf, linesOf, roundTop } from './day-shapes.ts';
import { DayTable } from './DayTable.tsx';
import { Part, type PartOfReport } from '../Part.tsx';
import plots from './plots.module.css';

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="figure" gap={8} shrink className={plots.figure}>
      <figcaption>{title}</figcaption>
      {children}
    </Stack>
  );
}

/** Gains and totals by day; a day without figures is a gap, never an estimate. */
export function DaysPart({ content: { days } }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  if (!days) return null;
  const [first, last] = [days[0], days.at(-1)];
  const gained = days.map(day => day.playsGained);
  const totals = days.map(day => day.plays);
  const isKnown = [...gained, ...totals].some(value => value !== null);
  if (!first || !last || !isKnown) {
    return (
      <Part title={t('part.days')}>
        <Text size="xs" tone="soft">
          {t('days.none')}
        </Text>
      </Part>
    );
  }
  const [topGained, topTotal] = [roundTop(gained), roundTop(totals)];
  const ends = [first.day, last.day] as const;
  const labelOf = (title: string, values: readonly (number | null)[]) =>
    t('days.label', {
      title,
      from: first.day,
      to: last.day,
      max: fullCount(Math.max(...values.map(value => value ?? 0))),
    });
  const missing = days.filter(day => day.posts > 0 && day.playsGained === null).length;
  return (
    <Part title={t('part.days')}>
      <Grid gap={24} className={paper.pair}>
        <Figure title={t('days.gained')}>
          <Plot label={labelOf(t('days.gained'), gained)} scale={scaleLabels(0, topGained)} ends={ends}>
            {barsOf(gained, topGained).map(bar => (
              <rect key={bar.x} className={plots.bar} {...bar} />
            ))}
          </Plot>
        </Figure>
        <Figure title={t('days.total')}>
          <Plot label={labelOf(t('days.total'), totals)} scale={scaleLabels(0, topTotal)} ends={ends}>
            {linesOf(totals, topTotal).map(points => (
              <polyline key={points} points={points} />
            ))}
          </Plot>
        </Figure>
      </Grid>
      {missing > 0 && (
        <Text size="xs" tone="soft">
          {t('days.missing', { count: missing, number: fullCount(missing) })}
        </Text>
      )}
      <DayTable days={days} />
    </Part>
  );
}
