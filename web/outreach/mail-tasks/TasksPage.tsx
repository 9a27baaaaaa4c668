import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { useTasks } from './queries.ts';
import { hasFilter, readTasks, type TasksState, writeTasks } from './task-state.ts';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskTable } from './TaskTable.tsx';
import { Allowed } from '../../session/Allowed.tsx';

/** All started or scheduled tasks with live counts; all filters are in the address. */
export default function TasksPage() {
  const { t } = useTranslation('mail-tasks');
  useTitle(t('list.title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readTasks(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useTasks(state);
  const change = (by: Partial<TasksState>) =>
    setParams(writeTasks({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty =
    data &&
    !data.tasks.length &&
    (hasFilter(state) ? (
      <EmptyState
        actions={
          <Button variant="default" onClick={() => change({ state: null, keyword: '' })}>
            {t('clearFilters', { ns: 'common' })}
          </Button>
        }
      >
        {t('list.noneFound')}
      </EmptyState>
    ) : (
      <EmptyState
        actions={
          <Allowed to="mail.send">
            <Button component={Link} to={paths.compose()} variant="default">
              {t('list.new')}
            </Button>
          </Allowed>
        }
      >
        {t('list.noneYet')}
      </EmptyState>
    ));
  return (
    <TablePage
      head={
        <PageHead title={t('list.title')} about={t('list.about')}>
          <Allowed to="mail.send">
            <Button
              component={Link}
              to={paths.compose()}
              leftSection={<IconPencilPlus size={16} stroke={1.6} aria-hidden />}
            >
              {t('list.new')}
            </Button>
          </Allowed>
        </PageHead>
      }
      filters={<TaskFilters state={state} onChange={change} />}
      total={data?.total}
      totalText={count => t('list.total', count)}
      isFailed={isError}
      table={<TaskTable tasks={data?.tasks} isStale={isPlaceholderData} instead={failed || empty} />}
      paging={state}
      onPaging={change}
    />
  );
}
