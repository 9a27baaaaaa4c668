import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { mayAs } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { absent, fullCount } from '../../../../contract/core/format.ts';
import type { TaskRow } from '../../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { unreported } from '../../../app/api.ts';
import { TaskStateTag } from '../../../outreach/shared/tasks/TaskStateTag.tsx';
import { paths } from '../../../app/paths.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { Pager } from '../../../ui/tables/Pager.tsx';
import { type Paging, readPaging, writePaging } from '../../../ui/tables/paging.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import row from '../../../ui/theme/row-name.module.css';
import styles from '../candidates.module.css';
import { useCampaignTasks } from '../queries.ts';
import { TaskFunnel } from './TaskFunnel.tsx';

/** A draft links to the composer if the user may write it; a started task links to its page. */
function TaskName({
  task: { id, name, subject, state, mine },
  t,
}: {
  task: TaskRow;
  t: TFunction<'candidates'>;
}) {
  const shown = name || t('tasks.unnamed');
  const isDraft = state === 'draft';
  return (
    <div>
      {isDraft && !mine ? (
        <span className={row.name} title={shown}>
          {shown}
        </span>
      ) : (
        <Link to={isDraft ? paths.compose(id) : paths.mailTask(id)} className={row.name} title={shown}>
          {shown}
        </Link>
      )}
      <Text as="span" block size="sm" tone="faint" truncate className={styles.below} title={subject}>
        {subject}
      </Text>
    </div>
  );
}

const taskColumns = (t: TFunction<'candidates'>): Column<TaskRow>[] => [
  { key: 'name', head: t('tasks.name'), width: 240, cell: task => <TaskName task={task} t={t} /> },
  {
    key: 'state',
    head: t('state', { ns: 'common' }),
    width: 140,
    cell: task => <TaskStateTag task={task} />,
  },
  {
    key: 'recipients',
    head: t('tasks.recipients'),
    align: 'end',
    width: 84,
    cell: ({ counts }) => fullCount(counts.recipients),
  },
  {
    key: 'funnel',
    head: t('tasks.funnel'),
    width: 300,
    cell: ({ state, counts }) =>
      state === 'draft' || state === 'timed' ? absent : <TaskFunnel counts={counts} />,
  },
  {
    key: 'by',
    head: t('tasks.by'),
    width: 168,
    cell: ({ createdBy, startedAt, timedAt, changedAt }) => (
      <Stack as="span" inline gap={2} align="start" className={styles.price}>
        <Moment at={startedAt ?? timedAt ?? changedAt} />
        <Text as="small" size="sm" tone="faint">
          {createdBy || t('deletedAccount', { ns: 'common' })}
        </Text>
      </Stack>
    ),
  },
];

/** The mail tasks of a campaign, the last changed first. */
export function EmailListTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('candidates');
  const [params, setParams] = useSearchParams();
  const paging = useMemo(() => readPaging(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useCampaignTasks(campaign.id, paging);
  function change(by: Partial<Paging>) {
    const next = new URLSearchParams({ id: String(campaign.id) });
    writePaging(next, { ...paging, ...by });
    setParams(next, { preventScrollReset: true });
  }
  const mayEdit = mayAs(campaign.role, 'editor') && campaign.state !== 'archived';
  const empty = data && !data.tasks.length && (
    <EmptyState
      actions={
        <Button component={Link} to={paths.campaign(campaign.id)} variant={mayEdit ? 'filled' : 'default'}>
          {t('tasks.goInvite')}
        </Button>
      }
    >
      {t('tasks.none')}
    </EmptyState>
  );
  return (
    <Stack gap={12} shrink className={styles.tab}>
      <Text size="md" tone="soft" push minH={20} className={styles.total} role="status">
        {data && t('tasks.total', { count: data.total, number: fullCount(data.total) })}
      </Text>
      <DataTable
        label={t('tasks.title')}
        columns={taskColumns(t)}
        rows={data?.tasks}
        keyOf={({ id }) => id}
        isStale={isPlaceholderData}
        skeletonRows={4}
        instead={isError ? <ErrorState message={unreported(error)} onRetry={() => void refetch()} /> : empty}
      />
      <Pager paging={paging} total={data?.total} onChange={change} />
    </Stack>
  );
}
