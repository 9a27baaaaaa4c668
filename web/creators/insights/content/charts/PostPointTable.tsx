import { useTranslation } from 'react-i18next';
import type { PostPoint } from '../../../../../contract/creators/insights/insights.ts';
import { day, fullCount, minutesSeconds } from '../../../../../contract/core/format.ts';

/** Posts of a chart as a table, newest first. */
export function PostPointTable({ points }: { points: readonly PostPoint[] }) {
  const { t } = useTranslation('creators');
  const { t: insights } = useTranslation('insights');
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('post.published')}</th>
          <th scope="col">{t('post.plays')}</th>
          <th scope="col">{t('post.likes')}</th>
          <th scope="col">{t('post.comments')}</th>
          <th scope="col">{insights('content.duration')}</th>
          <th scope="col">{t('post.sponsored')}</th>
          <th scope="col">{insights('content.outlier.title')}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(post => (
          <tr key={post.platformPostId}>
            <td>{day(post.publishedAt)}</td>
            <td>{fullCount(post.plays)}</td>
            <td>{fullCount(post.likes)}</td>
            <td>{fullCount(post.comments)}</td>
            <td>{minutesSeconds(post.durationMs)}</td>
            <td>{post.isSponsored ? '●' : ''}</td>
            <td>{post.outlier ? insights(`content.outlier.${post.outlier}`) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
