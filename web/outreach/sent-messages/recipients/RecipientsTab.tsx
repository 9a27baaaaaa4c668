import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { TablePage } from '../../../ui/tables/TablePage.tsx';
import type { DetailState } from '../task-page-state.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from '../detail.module.css';
import { type Task, useRecipients } from '../queries.ts';
import { RecipientFilters } from './RecipientFilters.tsx';
import { RecipientTable } from './RecipientTable.tsx';
import { RetryButton } from './RetryButton.tsx';

export interface RecipientsTabProps {
  task: Task;
  state: DetailState;
  linkTo: (by: Partial<DetailState>) => { search: string };
  onChange: (by: Partial<DetailState>) => void;
}

/** Notices about unconfirmed and failed messages. */
function Notices({ task: { id, counts, mine, state }, linkTo }: Pick<RecipientsTabProps, 'task' | 'linkTo'>) {
  const { t } = useTranslation('mail-messages');
  const { inDoubt, retryable } = counts;
  return (
    <>
      {inDoubt > 0 && (
        <Group
          as="p"
          gap={6}
          columnGap={20}
          justify="between"
          wrap
          tone="ink"
          py={8}
          px={14}
          radius="card"
          ground="warn"
          className={styles.notice}
          data-tone="warn"
        >
          <span>{t('doubt.notice', { count: inDoubt, number: fullCount(inDoubt) })}</span>
          <Link to={linkTo({ outcome: 'inDoubt', keyword: '', page: 1 })} preventScrollReset>
            {t('doubt.show')}
          </Link>
        </Group>
      )}
      {retryable > 0 && state !== 'cancelled' && (
        <Group
          as="p"
          gap={6}
          columnGap={20}
          justify="between"
          wrap
          tone="ink"
          py={8}
          px={14}
          radius="card"
          ground="warn"
          className={styles.notice}
          data-tone="bad"
        >
          <span>{t('retry.notice', { count: retryable, number: fullCount(retryable) })}</span>
          {mine && <RetryButton taskId={id} count={retryable} />}
        </Group>
      )}
    </>
  );
}

function StartedTab({ task, state, linkTo, onChange }: RecipientsTabProps) {
  const { t } = useTranslation('mail-messages');
  const { data, error, isError, isPlaceholderData, refetch } = useRecipients(task.id, state);
  const change = (by: Partial<DetailState>) => onChange({ page: 1, ...by });
  const isFiltered = state.outcome !== null || state.keyword !== '';
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.recipients.length && (
    <EmptyState
      actions={
        isFiltered && (
          <Button variant="default" onClick={() => change({ outcome: null, keyword: '' })}>
            {t('clearFilters', { ns: 'common' })}
          </Button>
        )
      }
    >
      {isFiltered ? t('recipients.noneFound') : t('recipients.none')}
    </EmptyState>
  );
  return (
    <TablePage
      head={<Notices task={task} linkTo={linkTo} />}
      filters={<RecipientFilters state={state} onChange={change} />}
      total={data?.total}
      totalText={count => t('recipients.total', count)}
      isFailed={isError}
      table={
        <RecipientTable
          recipients={data?.recipients}
          rounds={task.rounds}
          opens={task.content.tracking.opens}
          isStale={isPlaceholderData}
          activeId={state.recipient}
          linkTo={linkTo}
          instead={failed || empty}
        />
      }
      paging={state}
      onPaging={change}
    />
  );
}

/** All recipients with their outcomes; before the start, only when it will start. */
export function RecipientsTab(props: RecipientsTabProps) {
  const { t } = useTranslation('mail-messages');
  const { startedAt, timedAt } = props.task;
  if (startedAt) return <StartedTab {...props} />;
  return <EmptyState>{t('recipients.notStarted', { at: dateTime(timedAt) })}</EmptyState>;
}
