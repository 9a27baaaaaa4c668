import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { TaskRow } from '../../../contract/mail-tasks.ts';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { showToast } from '../../ui/toast.ts';
import { type TaskAct, useCopyTask, useTaskAct } from './queries.ts';

/** What goes without asking can be undone as easily. */
const asksFirst = (act: TaskAct) => act !== 'resume';
const isDangerous = (act: TaskAct) => act === 'cancel' || act === 'delete';

/** What can be done to a task in its state; one with answers may still be under way. */
export function actsOf({ state, endedAt }: Pick<TaskRow, 'state' | 'endedAt'>): TaskAct[] {
  if (state === 'draft') return ['delete'];
  if (state === 'timed') return ['untime', 'cancel'];
  if (state === 'paused') return ['resume', 'cancel'];
  if (state === 'sending' || (state === 'received_reply' && !endedAt)) return ['pause', 'cancel'];
  return [];
}

/** Copy, pause, go on, cancel and delete, behind three dots. */
export function TaskActions({ task }: { task: TaskRow }) {
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
  const entry = (what: TaskAct) => ({
    text: t(`act.${what}`),
    isDangerous: isDangerous(what),
    ...(!task.mine && { reason: t('act.notYours') }),
    onChoose: () => (asksFirst(what) ? setAsked(what) : run(what)),
  });
  const acts = actsOf(task);
  return (
    <>
      <MoreMenu
        label={t('act.of', { name })}
        actions={[
          [
            {
              text: t('act.copy'),
              onChoose: () =>
                copy.mutate(task.id, { onSuccess: ({ id }) => void navigate(paths.compose(id)) }),
            },
            ...acts.filter(what => !isDangerous(what)).map(entry),
          ],
          acts.filter(isDangerous).map(entry),
        ]}
      />
      {asked && (
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
      )}
    </>
  );
}
