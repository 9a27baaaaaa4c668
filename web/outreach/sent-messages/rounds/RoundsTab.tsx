import { Button } from '@mantine/core';
import { IconPaperclip, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { actsOf } from '../../shared/tasks/use-task-acts.tsx';
import { useRoundText } from '../../shared/content/use-round-text.ts';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import type { Task } from '../queries.ts';
import { Box, Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './rounds.module.css';
import { RoundsChange } from './RoundsChange.tsx';
import { useRoundName } from '../use-wait-text.ts';

const figures = ['sent', 'failed', 'inDoubt', 'waiting'] as const;

function RoundCard({ task, at }: { task: Task; at: number }) {
  const { t } = useTranslation('mail-messages');
  const { t: tasks } = useTranslation('mail-tasks');
  const roundName = useRoundName();
  const roundText = useRoundText();
  const round = task.content.rounds[at];
  const counts = task.roundCounts[at];
  if (!round) return null;
  const first = task.content.rounds[0]?.subject ?? '';
  const name = roundName(at + 1);
  const files = task.files.filter(({ id }) => round.attachments.includes(id));
  return (
    <Grid as="li" gap={10} columnGap={32} py={16} px={18} border ground="surface" className={styles.round}>
      <Box shrink>
        <Text as="h3" size="xl">
          {name}
        </Text>
        <Text tone="soft">{at ? roundText(round) : tasks('rounds.firstAbout')}</Text>
        <Text as="bdi" block breaks>
          {round.subject || (first ? tasks('rounds.re', { subject: first }) : tasks('rounds.noSubject'))}
        </Text>
        {files.map(file => (
          <Group as="span" inline gap={5} size="md" tone="soft" breaks key={file.id} className={styles.file}>
            <IconPaperclip size={14} stroke={1.6} aria-hidden /> <bdi>{file.name}</bdi>
          </Group>
        ))}
      </Box>
      <Group as="dl" gap={28} align="stretch" className={styles.figures}>
        {figures.map(key => (
          <div key={key}>
            <Text as="dt" size="sm" tone="faint">
              {t(`rounds.figure.${key}`)}
            </Text>
            <Text as="dd" weight={600}>
              {fullCount(counts?.[key] ?? 0)}
            </Text>
          </div>
        ))}
      </Group>
      <details className={styles.text}>
        <Text as="summary" size="md" tone="accent" pointer>
          {t('rounds.showText')}
        </Text>
        <MailFrame title={t('rounds.textOf', { name })} html={round.html} />
      </details>
    </Grid>
  );
}

export interface RoundsTabProps {
  task: Task;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** The rounds with their conditions and progress; editable while the task runs. */
export function RoundsTab({ task, isEditing, onEdit }: RoundsTabProps) {
  const { t } = useTranslation('mail-messages');
  const canEdit = task.mine && actsOf(task).includes('cancel');
  if (isEditing && canEdit) return <RoundsChange task={task} onDone={() => onEdit(false)} />;
  return (
    <Stack gap={14}>
      <Group gap={8} columnGap={24} justify="between" wrap tone="soft">
        <p>{t('rounds.version', { count: task.rounds, version: task.version })}</p>
        {canEdit && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={14} stroke={1.6} aria-hidden />}
            onClick={() => onEdit(true)}
          >
            {t('rounds.edit')}
          </Button>
        )}
      </Group>
      <Stack as="ol" gap={12} aria-label={t('tabs.rounds')}>
        {task.content.rounds.map((_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a round is its place in the order
          <RoundCard key={at} task={task} at={at} />
        ))}
      </Stack>
    </Stack>
  );
}
