import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/format.ts';
import { limits } from '../../../contract/limits.ts';
import { CallError } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Bone } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { useTasks } from './queries.ts';
import { hasFilter, readTasks, type TasksState, writeTasks } from './task-state.ts';
import { TaskFilters } from './TaskFilters.tsx';
import styles from './tasks.module.css';
import { TaskTable } from './TaskTable.tsx';

/** Every task that was started or timed, with live counts; the whole question stands in the address. */
export default function TasksPage() {
  const { t } = useTranslation('mail-tasks');
  useTitle(t('list.title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readTasks(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useTasks(state);
  const change = (by: Partial<TasksState>) =>
    setParams(writeTasks({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const failed = isError && (
    <ErrorState
      message={error instanceof CallError && !error.told ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  );
  const empty =
    data &&
    !data.tasks.length &&
    (hasFilter(state) ? (
      <EmptyState
        actions={
          <Button variant="default" onClick={() => change({ state: null, keyword: '' })}>
            {t('list.clearAll')}
          </Button>
        }
      >
        {t('list.noneFound')}
      </EmptyState>
    ) : (
      <EmptyState
        actions={
          <Button component={Link} to={paths.compose()} variant="default">
            {t('list.new')}
          </Button>
        }
      >
        {t('list.noneYet')}
      </EmptyState>
    ));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('list.title')}</h1>
          <p>{t('list.about')}</p>
        </div>
        <Button
          component={Link}
          to={paths.compose()}
          leftSection={<IconPencilPlus size={16} stroke={1.6} aria-hidden />}
        >
          {t('list.new')}
        </Button>
      </header>
      <TaskFilters state={state} onChange={change} />
      <p className={styles.total} role="status">
        {data
          ? t('list.total', { count: data.total, number: fullCount(data.total) })
          : !isError && <Bone width={90} height={19} />}
      </p>
      <TaskTable tasks={data?.tasks} isStale={isPlaceholderData} instead={failed || empty || undefined} />
      <Pager
        page={state.page}
        pages={Math.max(1, Math.ceil((data?.total ?? 0) / state.size))}
        size={state.size}
        sizes={limits.pageSizes}
        onPage={page => change({ page })}
        onSize={size => change({ size })}
      />
    </div>
  );
}
