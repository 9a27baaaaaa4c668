import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Chart } from '../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { dayBars } from '../../shared/day-bars.ts';
import type { TagView } from '../queries.ts';

const shown = ['posts', 'plays'] as const;

/** The posts with the tag and their plays, by day of publication. */
export function TagGrowth({ days }: { days: TagView['days'] }) {
  const { t } = useTranslation('rankings');
  const [of, setOf] = useState<(typeof shown)[number]>('posts');
  const bars = useMemo(() => days.map(each => ({ day: each.day, value: each[of] })), [days, of]);
  const option = useCallback(
    (colors: ChartColors) => dayBars(colors, bars, { name: t(`part.${of}`), unknown: t('why.unknown') }),
    [bars, of, t],
  );
  const whole = bars.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return (
    <Card
      title={t('tag.growth')}
      aside={
        <Segments
          label={t('tag.growthOf')}
          value={of}
          options={shown.map(value => ({ value, label: t(`part.${value}`) }))}
          onChange={setOf}
        />
      }
    >
      <Chart
        label={t('tag.growthLabel', {
          of: t(`part.${of}`),
          from: days[0]?.day ?? '',
          to: days.at(-1)?.day ?? '',
          number: fullCount(whole),
        })}
        height={260}
        option={option}
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{t('day', { ns: 'common' })}</th>
                <th scope="col">{t('part.posts')}</th>
                <th scope="col">{t('part.plays')}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, posts, plays }) => (
                <tr key={day}>
                  <td>{day}</td>
                  <td>{fullCount(posts)}</td>
                  <td>{fullCount(plays)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      />
    </Card>
  );
}
