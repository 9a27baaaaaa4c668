import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateTime } from '../../../../contract/core/format.ts';
import { CallError, unreported } from '../../../app/api.ts';
import { forgetLocal } from '../../shared/drafts/local-draft.ts';
import { findLocal } from '../../shared/drafts/use-kept-draft.ts';
import { paths } from '../../../app/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useTaskAct } from '../../shared/queries.ts';
import { ComposerSkeleton } from './ComposerSkeleton.tsx';
import { type Task, useDraftAtFirst } from './queries.ts';
import { taskDrafts } from './task-drafts.ts';
import { Writing } from './Writing.tsx';

interface OpenedProps {
  task: Task;
  /** Reloads the draft from the server. */
  onReload: () => void;
}

/** Restores text typed in this browser but never saved, or offers it if someone saved since. */
function Opened({ task, onReload }: OpenedProps) {
  const [found] = useState(() => findLocal(taskDrafts, task));
  function reload() {
    forgetLocal(taskDrafts.kind, task.id);
    onReload();
  }
  return <Writing task={task} found={found} onReload={reload} />;
}

/** The task is no longer a draft; offers what can be done instead. */
function NoDraft({ task, onReload }: OpenedProps) {
  const { t } = useTranslation('mail-tasks');
  const act = useTaskAct();
  const isTimed = task.state === 'timed';
  return (
    <EmptyState
      title={task.name || t('list.unnamed')}
      actions={
        <>
          <Button component={Link} to={paths.mailTask(task.id)} variant="default">
            {t('compose.openTask')}
          </Button>
          {isTimed && task.mine && (
            <Button
              loading={act.isPending}
              onClick={() => act.mutate({ id: task.id, act: 'untime' }, { onSettled: onReload })}
            >
              {t('act.untime')}
            </Button>
          )}
        </>
      }
    >
      {isTimed ? t('compose.isTimed', { at: dateTime(task.timedAt) }) : t('compose.isStarted')}
    </EmptyState>
  );
}

/** Loads a draft into the composer. */
export function Composer({ id }: { id: number }) {
  const { t } = useTranslation('mail-tasks');
  const { data, error, isError, isFetching, refetch } = useDraftAtFirst(id);
  /** Counts reloads: each restarts the form with the server's version. */
  const [reloads, setReloads] = useState(0);
  const reload = () => void refetch().then(() => setReloads(count => count + 1));
  if (isError) {
    if (error instanceof CallError && error.code === 404) {
      return (
        <EmptyState
          title={t('compose.missing')}
          actions={
            <Button component={Link} to={paths.drafts()} variant="default">
              {t('compose.toDrafts')}
            </Button>
          }
        >
          {t('compose.missingAbout')}
        </EmptyState>
      );
    }
    const message = unreported(error);
    return <ErrorState message={message} onRetry={reload} />;
  }
  if (!data || (isFetching && reloads === 0)) return <ComposerSkeleton />;
  if (data.state !== 'draft') return <NoDraft task={data} onReload={reload} />;
  return <Opened key={reloads} task={data} onReload={reload} />;
}
