import { useTranslation } from 'react-i18next';
import type { TaskRow } from '../../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import { Tag, type TagProps } from '../../../ui/labels/Tag.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './TaskStateTag.module.css';

const tones = {
  draft: 'plain',
  timed: 'accent',
  sending: 'accent',
  paused: 'warn',
  sent: 'good',
  not_sent: 'bad',
  cancelled: 'plain',
  received_reply: 'good',
} as const satisfies Record<TaskRow['state'], TagProps['tone']>;

/** The state as a coloured word, with its start or its reason below. */
export function TaskStateTag({ task: { state, timedAt, pauseReason } }: { task: TaskRow }) {
  const { t } = useTranslation('mail-texts');
  const { t: tasks } = useTranslation('mail-tasks');
  const known = pauseReason === 'account' || pauseReason === 'content' ? pauseReason : null;
  return (
    <Stack gap={2} align="start" className={styles.state}>
      <Tag tone={tones[state]}>{t(`taskState.${state}`)}</Tag>
      {state === 'timed' && timedAt && (
        <Text as="small" size="sm" tone="faint">
          {tasks('list.startsAt', { at: dateTime(timedAt) })}
        </Text>
      )}
      {state === 'paused' && pauseReason && (
        <Text as="small" size="sm" tone="faint">
          {known ? t(`pause.${known}`) : t('pause.sender', { reason: pauseReason })}
        </Text>
      )}
    </Stack>
  );
}
