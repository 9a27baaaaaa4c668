import { useTranslation } from 'react-i18next';
import type { ReportPost } from '../../../../../contract/monitoring/client-reports/client-reports.ts';
import { absent, compactCount, day, percentOfBp } from '../../../../../contract/core/format.ts';
import { platformNames } from '../../../../catalogue/shared/display-names.ts';
import { Scrollable } from '../../../../ui/tables/Scrollable.tsx';
import { Text } from '../../../../ui/box/Box.tsx';
import styles from './posts.module.css';
import tables from '../tables.module.css';

/** All posts, one per line; the header is repeated on every sheet. */
export function PostTable({ posts, zone }: { posts: readonly ReportPost[]; zone: string }) {
  const { t } = useTranslation('client-reports');
  const { t: monitors } = useTranslation('monitors');
  const figures = ['plays', 'likes', 'comments', 'shares'] as const;
  return (
    <Scrollable className={tables.wide} role="group" aria-label={t('posts.all')}>
      <Text as="table" size="sm" full className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('creator', { ns: 'common' })}</th>
            <th scope="col">{t('column.caption')}</th>
            <th scope="col">{t('column.published')}</th>
            {figures.map(name => (
              <th key={name} scope="col" data-number>
                {t(`figure.${name}`)}
              </th>
            ))}
            <th scope="col" data-number>
              {t('figure.engagement')}
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map(post => (
            <tr key={post.key}>
              <th scope="row">
                <bdi>{post.name || post.handle}</bdi>
                <small>{platformNames[post.platform]}</small>
              </th>
              <td>
                <Text
                  as="a"
                  clip
                  breaks
                  href={post.url}
                  target="_blank"
                  rel="noreferrer"
                  className={styles.line}
                >
                  <bdi>{post.caption || t('posts.noCaption')}</bdi>
                </Text>
                {(post.state === 'private' || post.state === 'gone') && (
                  <small>{monitors(`post.state.${post.state}`)}</small>
                )}
              </td>
              <td>
                {post.publishedAt ? (
                  <Text as="time" nowrap dateTime={post.publishedAt}>
                    {day(post.publishedAt, zone)}
                  </Text>
                ) : (
                  absent
                )}
              </td>
              {figures.map(name => (
                <td key={name} data-number>
                  {compactCount(post[name])}
                </td>
              ))}
              <td data-number>{percentOfBp(post.engagementBp)}</td>
            </tr>
          ))}
        </tbody>
      </Text>
    </Scrollable>
  );
}
