import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { SubjectPage } from '../../layout/SubjectPage.tsx';
import { paths } from '../../app/paths.ts';
import { TabBar } from '../../ui/navigation/TabBar.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { type DetailState, readDetail, tabs, writeDetail } from './task-page-state.ts';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './detail.module.css';
import { Funnel } from './funnel/Funnel.tsx';
import { type Task, useTask } from './queries.ts';
import { RecipientPanel } from './recipients/RecipientPanel.tsx';
import { RecipientsTab } from './recipients/RecipientsTab.tsx';
import { RoundsTab } from './rounds/RoundsTab.tsx';
import { SettingsTab } from './rounds/SettingsTab.tsx';
import { TaskHead } from './TaskHead.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** The layout of a task's page while it loads. */
function TaskSkeleton() {
  const { t } = useTranslation('mail-messages');
  return (
    <Stack gap={12} shrink aria-busy="true" aria-label={t('title')} role="region">
      <Stack gap={6}>
        <Skeleton width={140} height={18} />
        <Skeleton width={280} height={30} />
        <Skeleton width={360} height={20} />
        <Skeleton width={420} height={28} />
      </Stack>
      <Skeleton width="100%" height={262} />
      <Skeleton width={240} height={36} />
      <Skeleton width="100%" height={420} />
    </Stack>
  );
}

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
    <Stack gap={12} shrink>
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
    </Stack>
  );
}

/** A started task: its funnel, recipients and rounds. All filters are in the address. */
export default function TaskPage() {
  const { t } = useTranslation('mail-messages');
  const [params] = useSearchParams();
  const state = useMemo(() => readDetail(params), [params]);
  const answer = useTask(state.id);
  useTitle(answer.data?.name || t('title'));
  if (!params.has('id')) return <Navigate to={paths.mailTasks()} replace />;
  return (
    <SubjectPage
      answer={answer}
      isNone={state.id === null}
      missing={part => t(`missing.${part}`)}
      above={paths.mailTasks()}
      skeleton={<TaskSkeleton />}
    >
      {task =>
        task.state === 'draft' ? (
          <Navigate to={paths.compose(task.id)} replace />
        ) : (
          <Detail key={task.id} task={task} state={state} />
        )
      }
    </SubjectPage>
  );
}
