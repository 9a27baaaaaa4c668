import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { TaskRow } from '../../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { paths } from '../../../app/paths.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type TaskAct, useCopyTask, useTaskAct } from '../queries.ts';

/** Actions that are easily undone need no confirmation. */
const asksFirst = (act: TaskAct) => act !== 'resume';
export const isDangerous = (act: TaskAct) => act === 'cancel' || act === 'delete';

/** The actions that a task's state allows; an ended task may still have actions pending. */
export function actsOf({ state, endedAt }: Pick<TaskRow, 'state' | 'endedAt'>): TaskAct[] {
  if (state === 'draft') return ['delete'];
  if (state === 'timed') return ['untime'];
  if (state === 'paused') return ['resume', 'cancel'];
  if (state === 'sending' || (state === 'received_reply' && !endedAt)) return ['pause', 'cancel'];
  return [];
}

export interface TaskActs {
  acts: TaskAct[];
  isBusy: boolean;
  act: (what: TaskAct) => void;
  copy: () => void;
  dialog: ReactNode;
}

/** The actions on a task, with confirmations: pause, resume, cancel, unschedule, delete, and copy to a new draft. */
export function useTaskActs(task: TaskRow): TaskActs {
  const { t } = useTranslation('mail-tasks');
  const navigate = useNavigate();
  const act = useTaskAct();
  const copy = useCopyTask();
  const [asked, setAsked] = useState<TaskAct | null>(null);
  const name = task.name || t('list.unnamed');

  function run(what: TaskAct) {
    act.mutate(
      { id: task.id, act: what },
      {
        onSuccess() {
          showToast('success', t(`act.done.${what}`, { name }));
          if (what === 'untime') void navigate(paths.compose(task.id));
        },
        onSettled: () => setAsked(null),
      },
    );
  }
  return {
    acts: actsOf(task),
    isBusy: act.isPending || copy.isPending,
    act: what => (asksFirst(what) ? setAsked(what) : run(what)),
    copy: () => copy.mutate(task.id, { onSuccess: ({ id }) => void navigate(paths.compose(id)) }),
    dialog: asked && (
      <ConfirmDialog
        title={t(`act.ask.${asked}`, { name })}
        confirm={t(`act.${asked}`)}
        isDangerous={isDangerous(asked)}
        isBusy={act.isPending}
        onConfirm={() => run(asked)}
        onCancel={() => setAsked(null)}
      >
        {t(`act.about.${asked}`)}
      </ConfirmDialog>
    ),
  };
}
