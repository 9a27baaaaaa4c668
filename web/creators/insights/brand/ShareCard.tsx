import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, fullCount } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Chart } from '../../../ui/charts/Chart.tsx';
import type { ChartColors } from '../../../ui/charts/chart-colors.ts';
import { Text } from '../../../ui/box/Box.tsx';
import { type Month, percentSponsored, shareOption } from './share-option.ts';

const sumOf = (months: readonly Month[], count: 'posts' | 'sponsored') =>
  months.reduce((sum, month) => sum + month[count], 0);

/** The sponsored share of each month's posts. */
export function ShareCard({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation('insights');
  const option = useCallback(
    (colors: ChartColors) =>
      shareOption(colors, months, {
        posts: t('brand.posts'),
        sponsored: t('brand.sponsoredPosts'),
        share: t('brand.shareOf'),
        none: absent,
      }),
    [months, t],
  );
  const [posts, sponsored] = [sumOf(months, 'posts'), sumOf(months, 'sponsored')];
  if (!posts)
    return (
      <Card title={t('brand.share')} aside={t('brand.shareAside')}>
        <Text size="md" tone="soft">
          {t('brand.noMonths')}
        </Text>
      </Card>
    );
  return (
    <Card title={t('brand.share')} aside={t('brand.shareAside')}>
      <Chart
        label={`${t('brand.share')} · ${t('brand.shareLabel', { posts, sponsored })}`}
        height={220}
        option={option}
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">{t('brand.month')}</th>
                <th scope="col">{t('brand.posts')}</th>
                <th scope="col">{t('brand.sponsoredPosts')}</th>
                <th scope="col">{t('brand.shareOf')}</th>
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map(month => {
                const percent = percentSponsored(month);
                return (
                  <tr key={month.month}>
                    <td>{month.month}</td>
                    <td>{fullCount(month.posts)}</td>
                    <td>{fullCount(month.sponsored)}</td>
                    <td>{percent === null ? absent : `${percent}%`}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        }
      />
    </Card>
  );
}
