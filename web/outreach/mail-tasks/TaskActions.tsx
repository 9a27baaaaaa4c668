import { useTranslation } from 'react-i18next';
import type { TaskRow } from '../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import type { TaskAct } from '../shared/queries.ts';
import { isDangerous, useTaskActs } from '../shared/tasks/use-task-acts.tsx';
import { MoreMenu } from '../../ui/overlays/MoreMenu.tsx';

/** A menu: copy, pause, resume, cancel, delete. */
export function TaskActions({ task }: { task: TaskRow }) {
  const { t } = useTranslation('mail-tasks');
  const { acts, act, copy, dialog } = useTaskActs(task);
  const entry = (what: TaskAct) => ({
    text: t(`act.${what}`),
    isDangerous: isDangerous(what),
    ...(!task.mine && { reason: t('act.notYours') }),
    onChoose: () => act(what),
  });
  return (
    <>
      <MoreMenu
        label={t('act.of', { name: task.name || t('list.unnamed') })}
        actions={[
          [{ text: t('act.copy'), onChoose: copy }, ...acts.filter(what => !isDangerous(what)).map(entry)],
          acts.filter(isDangerous).map(entry),
        ]}
      />
      {dialog}
    </>
  );
}
