import { Button } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { CallError, untold } from '../../api.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TabBar } from '../../ui/TabBar.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { type DetailState, readDetail, tabs, writeDetail } from './detail-state.ts';
import styles from './detail.module.css';
import { Funnel } from './Funnel.tsx';
import { type Task, useTask } from './queries.ts';
import { RecipientPanel } from './RecipientPanel.tsx';
import { RecipientsTab } from './RecipientsTab.tsx';
import { RoundsTab } from './RoundsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { TaskHead } from './TaskHead.tsx';
import { TaskSkeleton } from './TaskSkeleton.tsx';

function Detail({ task, state }: { task: Task; state: DetailState }) {
  const { t } = useTranslation('mail-messages');
  const [, setParams] = useSearchParams();
  const panelId = useId();
  const change = (by: Partial<DetailState>) =>
    setParams(writeDetail({ ...state, ...by }), { preventScrollReset: true });
  const linkTo = (by: Partial<DetailState>) => ({
    search: writeDetail({ ...state, isEditing: false, ...by }).toString(),
  });
  return (
    <div className={styles.page}>
      <TaskHead task={task} state={state} onEdit={() => change({ tab: 'rounds', isEditing: true })} />
      <Funnel task={task} active={state.tab === 'recipients' ? state.outcome : null} linkTo={linkTo} />
      <TabBar
        label={t('tabs.label')}
        value={state.tab}
        options={tabs.map(value => ({ value, label: t(`tabs.${value}`) }))}
        panelId={panelId}
        onChange={tab => change({ tab, isEditing: false, recipient: null })}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-tab`}
        tabIndex={-1}
        className={styles.tabPanel}
      >
        {state.tab === 'recipients' && (
          <RecipientsTab task={task} state={state} linkTo={linkTo} onChange={change} />
        )}
        {state.tab === 'rounds' && (
          <RoundsTab
            task={task}
            isEditing={state.isEditing}
            onEdit={isEditing => change({ isEditing, tab: 'rounds' })}
          />
        )}
        {state.tab === 'settings' && <SettingsTab task={task} />}
      </div>
      {state.recipient !== null && (
        <RecipientPanel
          key={state.recipient}
          task={task}
          recipientId={state.recipient}
          onClose={() => change({ recipient: null })}
        />
      )}
    </div>
  );
}

/** A task that is or was being sent: its funnel, its recipients, its rounds. All of the question is in the address. */
export default function TaskPage() {
  const { t } = useTranslation('mail-messages');
  const [params] = useSearchParams();
  const state = useMemo(() => readDetail(params), [params]);
  const { data, error, isError, refetch } = useTask(state.id);
  useTitle(data?.name || t('title'));
  const isGone = error instanceof CallError && (error.code === 404 || error.code === 400);
  if (state.id === null || isGone) {
    return (
      <EmptyState
        title={t('missing.title')}
        actions={
          <Button component={Link} to={paths.mailTasks()} variant="default">
            {t('missing.back')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    );
  }
  if (data?.state === 'draft') return <Navigate to={paths.compose(data.id)} replace />;
  if (data) return <Detail key={data.id} task={data} state={state} />;
  if (!isError) return <TaskSkeleton />;
  const told = untold(error);
  return <ErrorState message={told} onRetry={() => void refetch()} />;
}
