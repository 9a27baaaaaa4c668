import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { isNotInPlan, unreported } from '../../app/api.ts';
import { NotInPlan } from '../../layout/plan/NotInPlan.tsx';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useMaking } from '../../ui/navigation/use-making.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { MonitorFilters } from './MonitorFilters.tsx';
import { MonitorTable } from './MonitorTable.tsx';
import { type ProjectsState, readProjects, writeProjects } from '../shared/projects/project-state.ts';
import { ProjectDialog } from './ProjectDialog.tsx';
import { useProjects } from '../shared/projects/queries.ts';
import { Allowed } from '../../session/Allowed.tsx';

/** The team's monitor projects; all filters are in the address. */
export default function MonitorsPage() {
  const { t } = useTranslation('monitors');
  useTitle(t('title'));
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readProjects(params), [params]);
  const [isMaking, setMaking] = useMaking();
  const { data, error, isError, isPlaceholderData, refetch } = useProjects(state);
  if (isNotInPlan(error)) return <NotInPlan title={t('title')}>{t('notInPlan')}</NotInPlan>;
  const change = (by: Partial<ProjectsState>) =>
    setParams(writeProjects({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const isFiltered = Boolean(state.state ?? (state.name || state.ownerId));
  const first = (
    <Allowed to="monitoring.edit">
      <Button variant="default" onClick={() => setMaking(true)}>
        {t('createFirst')}
      </Button>
    </Allowed>
  );
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.projects.length && (
    <EmptyState actions={!isFiltered && first}>{t(isFiltered ? 'none' : 'noneYet')}</EmptyState>
  );
  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <Allowed to="monitoring.edit">
            <Button
              leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
              onClick={() => setMaking(true)}
            >
              {t('create')}
            </Button>
          </Allowed>
        </PageHead>
      }
      filters={<MonitorFilters state={state} page={data} onChange={change} />}
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={<MonitorTable projects={data?.projects} isStale={isPlaceholderData} instead={failed || empty} />}
      paging={state}
      onPaging={change}
    >
      {isMaking && (
        <ProjectDialog
          onClose={() => setMaking(false)}
          onMade={id => void navigate(paths.monitor(id, 'tab=posts&add=1'))}
        />
      )}
    </TablePage>
  );
}
