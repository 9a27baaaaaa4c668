import { Button } from '@mantine/core';
import { IconPencilPlus, IconPencil } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { fullCount } from '../../../../contract/core/format.ts';
import type { TaskRow } from '../../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { unreported } from '../../../app/api.ts';
import { DraftEmails } from './DraftEmails.tsx';
import { emailTabs, readEmails, writeEmails } from './email-tabs.ts';
import type { EmailTabProps } from './EmailList.tsx';
import { EmailTabBar } from './EmailTabBar.tsx';
import { paths } from '../../../app/paths.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { readTab } from '../../../ui/navigation/read-tab.ts';
import { TablePage } from '../../../ui/tables/TablePage.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { useDrafts } from '../../../outreach/mail-tasks/queries.ts';
import { readTasks, type TasksState, writeTasks } from '../../../outreach/mail-tasks/task-state.ts';
import { TaskActions } from '../../../outreach/mail-tasks/TaskActions.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import row from '../../../ui/theme/row-name.module.css';
import styles from '../../../outreach/mail-tasks/tasks.module.css';
import { useBeginEmail } from '../queries.ts';

/** Creates an email and opens it beside the list. */
function NewEmailButton() {
  const { t: words } = useTranslation('one-to-one-emails');
  const [params, setParams] = useSearchParams();
  const begin = useBeginEmail(id => setParams(writeEmails({ ...readEmails(params), letter: id })));
  return (
    <Button
      leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
      loading={begin.isPending}
      onClick={() => begin.mutate({ kind: 'new' })}
    >
      {words('compose')}
    </Button>
  );
}

function draftColumns(t: TFunction<'mail-tasks'>): Column<TaskRow>[] {
  return [
    {
      key: 'name',
      head: t('list.column.name'),
      width: 260,
      cell: ({ id, name, subject }) => (
        <div>
          <Link to={paths.compose(id)} className={row.name} title={name}>
            {name || t('list.unnamed')}
          </Link>
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below} title={subject}>
            {subject || t('drafts.noSubject')}
          </Text>
        </div>
      ),
    },
    {
      key: 'recipients',
      head: t('drafts.recipients'),
      align: 'end',
      width: 100,
      cell: ({ counts }) => fullCount(counts.recipients),
    },
    {
      key: 'rounds',
      head: t('drafts.rounds'),
      align: 'end',
      width: 90,
      cell: ({ rounds }) => fullCount(rounds),
    },
    {
      key: 'by',
      head: t('list.column.by'),
      width: 120,
      cell: ({ createdBy }) => createdBy || t('aDeletedAccount', { ns: 'common' }),
    },
    {
      key: 'changed',
      head: t('drafts.changed'),
      width: 150,
      cell: ({ changedAt }) => <Moment at={changedAt} />,
    },
    {
      key: 'actions',
      head: t('list.column.actions'),
      hidesHead: true,
      align: 'end',
      width: 150,
      cell: task => (
        <Group as="span" inline gap={6}>
          <Button
            component={Link}
            to={paths.compose(task.id)}
            variant="default"
            size="compact-sm"
            aria-label={t('drafts.continueOf', { name: task.name || t('list.unnamed') })}
          >
            {t('drafts.continue')}
          </Button>
          <TaskActions task={task} />
        </Group>
      ),
    },
  ];
}

function TaskDrafts({ head, panelId }: EmailTabProps) {
  const { t } = useTranslation('mail-tasks');
  const [params, setParams] = useSearchParams();
  const state = readTasks(params);
  const { data, error, isError, isPlaceholderData, refetch } = useDrafts(state.page, state.size);
  const change = (by: Partial<TasksState>) => setParams(writeTasks({ ...state, page: 1, ...by }));
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.tasks.length && <EmptyState>{t('drafts.none')}</EmptyState>;
  return (
    <TablePage
      head={head}
      total={data?.total}
      totalText={count => t('drafts.total', count)}
      isFailed={isError}
      table={
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
          <DataTable
            label={t('drafts.title')}
            columns={draftColumns(t)}
            rows={data?.tasks}
            keyOf={({ id }) => id}
            isStale={isPlaceholderData}
            skeletonRows={8}
            instead={failed || empty}
          />
        </div>
      }
      paging={state}
      onPaging={change}
    />
  );
}

/** Drafts of mail tasks or emails, last changed first. */
export default function DraftsPage() {
  const { t } = useTranslation('mail-tasks');
  useTitle(t('drafts.title'));
  const panelId = useId();
  const [params] = useSearchParams();
  const isEmails = readTab(params, emailTabs) === 'letters';
  const Tab = isEmails ? DraftEmails : TaskDrafts;
  const head = (
    <>
      <PageHead title={t('drafts.title')} about={t('drafts.about')}>
        {isEmails ? (
          <NewEmailButton />
        ) : (
          <Button
            component={Link}
            to={paths.compose()}
            leftSection={<IconPencilPlus size={16} stroke={1.6} aria-hidden />}
          >
            {t('list.new')}
          </Button>
        )}
      </PageHead>
      <EmailTabBar panelId={panelId} />
    </>
  );
  return <Tab head={head} panelId={panelId} />;
}
