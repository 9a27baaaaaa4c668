import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators.ts';
import { compactCount, fullCount } from '../../../../contract/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Chart } from '../../../ui/Chart.tsx';
import type { ChartColors } from '../../../ui/chart-colors.ts';
import { growthDays } from './growth-days.ts';
import { growthOption } from './growth-option.ts';
import styles from '../DetailPage.module.css';

/** Followers of the last 90 days; a day without data is a gap, never a guess. */
export function GrowthCard({ snapshots }: { snapshots: CreatorDetail['snapshots'] }) {
  const { t } = useTranslation('creators');
  const days = useMemo(() => growthDays(snapshots), [snapshots]);
  const option = useCallback(
    (colors: ChartColors) => growthOption(colors, days, t('column.followers')),
    [days, t],
  );
  const known = days.filter(each => each.followers !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) {
    return (
      <Card title={t('chart.growth')}>
        <p className={styles.bio}>{t('chart.tooFewDays', { count: known.length })}</p>
      </Card>
    );
  }
  const label = t('chart.growthLabel', {
    from: first.day,
    to: last.day,
    before: compactCount(first.followers),
    now: compactCount(last.followers),
  });
  return (
    <Card title={t('chart.growth')} aside={t('chart.growthAside')}>
      <Chart
        label={label}
        height={240}
        option={option}
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{t('chart.day')}</th>
                <th scope="col">{t('column.followers')}</th>
              </tr>
            </thead>
            <tbody>
              {known.toReversed().map(each => (
                <tr key={each.day}>
                  <td>{each.day}</td>
                  <td>{fullCount(each.followers)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      />
    </Card>
  );
}
