import { useTranslation } from 'react-i18next';
import { absent, day, percentOfBp } from '../../../contract/core/format.ts';
import type { MonitorPost } from '../../../contract/monitoring/monitored-posts.ts';
import { ForecastText } from '../shared/states/ForecastText.tsx';
import { HeldBack } from '../shared/states/HeldBack.tsx';
import { PostCell } from '../../market/shared/posts/PostCell.tsx';
import { StateTag } from '../shared/states/StateTag.tsx';
import { paths } from '../../app/paths.ts';
import { Count } from '../../ui/figures/Count.tsx';
import type { Column } from '../../ui/tables/DataTable.tsx';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import { lastRun } from '../shared/projects/last-run.ts';
import { timesOf } from '../shared/projects/times-text.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './posts.module.css';
import { NextPoll } from './NextPoll.tsx';

/** The columns of a project's posts, by sort key. */
export function usePostColumns(projectId: number): Column<MonitorPost>[] {
  const { t } = useTranslation('monitors');
  return [
    {
      key: 'post',
      head: t('post', { ns: 'common' }),
      width: 320,
      cell: post => <PostCell post={post} to={paths.monitoredPost(projectId, post.key)} />,
    },
    {
      key: 'published',
      head: t('column.published'),
      width: 110,
      sortable: true,
      cell: ({ publishedAt, foundBy }) => (
        <>
          {day(publishedAt)}
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
            {t(`foundBy.${foundBy}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'plays',
      head: t('figure.plays'),
      align: 'end',
      width: 150,
      sortable: true,
      cell: ({ plays, spark }) => (
        <Group as="span" inline gap={8} className={styles.plays}>
          <Sparkline values={lastRun(spark)} label={t('sparkOf')} />
          <Count value={plays} />
        </Group>
      ),
    },
    {
      key: 'gained',
      head: t('column.gained'),
      align: 'end',
      width: 100,
      sortable: true,
      cell: ({ gainedLastDay, isHeldBack }) => (isHeldBack ? <HeldBack /> : <Count value={gainedLastDay} />),
    },
    {
      key: 'engagement',
      head: t('figure.engagement'),
      align: 'end',
      width: 90,
      sortable: true,
      cell: ({ engagementBp, isHeldBack }) => (isHeldBack ? <HeldBack /> : percentOfBp(engagementBp)),
    },
    {
      key: 'usual',
      head: t('column.usual'),
      align: 'end',
      width: 96,
      sortable: true,
      cell: ({ usualRatioBp, isHeldBack }) =>
        isHeldBack ? (
          <HeldBack />
        ) : usualRatioBp === null ? (
          <span title={t('posts.noUsual')}>{absent}</span>
        ) : (
          timesOf(usualRatioBp)
        ),
    },
    {
      key: 'forecast',
      head: t('column.forecast'),
      align: 'end',
      width: 130,
      sortable: true,
      cell: ({ forecast, isHeldBack }) => (isHeldBack ? <HeldBack /> : <ForecastText forecast={forecast} />),
    },
    {
      key: 'state',
      head: t('column.postState'),
      width: 170,
      cell: post => (
        <>
          <StateTag state={post.state} since={post.stateSince} />
          <NextPoll post={post} />
        </>
      ),
    },
  ];
}
