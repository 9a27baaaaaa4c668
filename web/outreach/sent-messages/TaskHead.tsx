import { Button } from '@mantine/core';
import { IconPencil, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import { recipientExportColumns } from '../../../contract/outreach/export-columns.ts';
import { endText } from '../shared/tasks/end-text.ts';
import type { TaskAct } from '../shared/queries.ts';
import { TaskProgress } from '../shared/tasks/TaskProgress.tsx';
import { TaskStateTag } from '../shared/tasks/TaskStateTag.tsx';
import { isDangerous, useTaskActs } from '../shared/tasks/use-task-acts.tsx';
import { paths } from '../../app/paths.ts';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { MoreMenu } from '../../ui/overlays/MoreMenu.tsx';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { type DetailState, filterOf } from './task-page-state.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './detail.module.css';
import type { Task } from './queries.ts';
import { QueuedLine } from './QueuedLine.tsx';
import { ExportButton } from '../../layout/tray/ExportButton.tsx';

const icons = { pause: IconPlayerPause, resume: IconPlayerPlay };
const isButton = (act: TaskAct): act is keyof typeof icons => act === 'pause' || act === 'resume';

/** The task's author, its senders, its start and its end. */
function useFacts(task: Task): string[] {
  const { t } = useTranslation('mail-messages');
  const { createdBy, senders, startedAt, endedAt } = task;
  const [first, ...others] = senders;
  return [
    createdBy ? t('head.by', { name: createdBy }) : t('head.byNobody'),
    ...(first
      ? [others.length ? t('head.fromMany', { first, count: senders.length }) : t('head.from', { first })]
      : []),
    ...(startedAt ? [t('head.started', { at: dateTime(startedAt) })] : []),
    ...(endedAt ? [t('head.ended', { at: dateTime(endedAt) })] : []),
  ];
}

export interface TaskHeadProps {
  task: Task;
  state: DetailState;
  onEdit: () => void;
}

/** The task, its progress and its actions. */
export function TaskHead({ task, state, onEdit }: TaskHeadProps) {
  const { t } = useTranslation('mail-messages');
  const { t: tasks } = useTranslation('mail-tasks');
  const facts = useFacts(task);
  const { acts, act, copy, isBusy, dialog } = useTaskActs(task);
  const { mine, name, expectedEnd } = task;
  const shownName = name || tasks('list.unnamed');
  const canEdit = acts.includes('cancel');
  const entry = (what: TaskAct) => ({
    text: tasks(`act.${what}`),
    isDangerous: isDangerous(what),
    ...(!mine && { reason: tasks('act.notYours') }),
    onChoose: () => act(what),
  });
  const inMenu = acts.filter(what => !mine || !isButton(what));
  return (
    <Stack as="header" gap={6}>
      <Crumbs above={[{ name: tasks('list.title'), to: paths.mailTasks() }]}>{shownName}</Crumbs>
      <Group gap={10} columnGap={24} align="start" justify="between" wrap>
        <Group gap={4} columnGap={12} wrap shrink>
          <h1>{shownName}</h1>
          <TaskStateTag task={task} />
        </Group>
        <Group gap={8} wrap>
          {mine &&
            acts.filter(isButton).map(what => {
              const Icon = icons[what];
              return (
                <Button
                  key={what}
                  variant={what === 'resume' ? 'filled' : 'default'}
                  loading={isBusy}
                  leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
                  onClick={() => act(what)}
                >
                  {tasks(`act.${what}`)}
                </Button>
              );
            })}
          {mine && canEdit && (
            <Button
              className={styles.editing}
              variant="default"
              leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
              onClick={onEdit}
            >
              {t('rounds.edit')}
            </Button>
          )}
          <ExportButton
            of={{ table: 'mailRecipients', taskId: task.id, filter: filterOf(state) }}
            columns={recipientExportColumns}
            disabled={!task.startedAt}
            formatLabel={format => t(`exportAs.${format}`)}
            startedText={tray => t('exporting', { tray })}
          />
          <MoreMenu
            isBesideButtons
            label={tasks('act.of', { name: shownName })}
            actions={[
              [
                { text: tasks('act.copy'), onChoose: copy },
                ...inMenu.filter(what => !isDangerous(what)).map(entry),
              ],
              inMenu.filter(isDangerous).map(entry),
            ]}
          />
        </Group>
      </Group>
      <Text tone="soft" breaks>
        {facts.join(' · ')}
      </Text>
      {task.startedAt && (
        <Group gap={4} columnGap={20} align="end" wrap mt={4} className={styles.progress}>
          <TaskProgress counts={task.counts} />
          <Text tone="soft" role="status">
            {expectedEnd && t('head.expected', { at: endText(expectedEnd, siteNow()) })}
          </Text>
        </Group>
      )}
      {task.queued && (
        <QueuedLine taskId={task.id} queued={task.queued} mine={mine && canEdit && Boolean(task.startedAt)} />
      )}
      {dialog}
    </Stack>
  );
}
