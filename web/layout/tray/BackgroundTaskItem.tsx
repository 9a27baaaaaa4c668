import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import type { BackgroundTask } from '../../../contract/activity/background-tasks.ts';
import { paths } from '../../app/paths.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { Tag, type TagProps } from '../../ui/labels/Tag.tsx';
import { kindKey } from './kind-key.ts';
import { isUnderWay, useDismissBackgroundTask, useBackgroundTaskFile } from '../queries.ts';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './Tray.module.css';

const tones = {
  waiting: 'plain',
  running: 'accent',
  done: 'good',
  failed: 'bad',
} as const satisfies Record<BackgroundTask['state'], TagProps['tone']>;

/** A percentage if the total is known, otherwise an indeterminate bar. */
function Progress({ task, name }: { task: BackgroundTask; name: string }) {
  const { t } = useTranslation('tray');
  const percent = task.total ? Math.min(100, Math.floor((task.done / task.total) * 100)) : null;
  return (
    <Group gap={10} size="xs" tone="soft" full>
      <Box
        grow
        clip
        className={styles.track}
        role="progressbar"
        aria-label={t('work.progress', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
      >
        <Box
          as="span"
          block
          style={percent === null ? undefined : { width: `${percent}%` }}
          data-endless={percent === null}
        />
      </Box>
      {percent !== null && task.total !== null && (
        <span title={t('work.doneOf', { done: fullCount(task.done), total: fullCount(task.total) })}>
          {percent}%
        </span>
      )}
    </Group>
  );
}

export function BackgroundTaskItem({ task }: { task: BackgroundTask }) {
  const { t } = useTranslation('tray');
  const dismiss = useDismissBackgroundTask();
  const file = useBackgroundTaskFile();
  const name = t(`work.kind.${kindKey(task.kind)}`);
  const made = task.file;
  return (
    <Stack as="li" gap={6} align="start" size="md" leading="normal" py={10} px={16} className={styles.item}>
      <Group gap={8} full className={styles.line}>
        <Text as="strong" weight={600}>
          {name}
        </Text>
        <Tag tone={tones[task.state]}>{t(`work.state.${task.state}`)}</Tag>
        {!isUnderWay(task) && (
          <ActionIcon
            className={styles.dismiss}
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('work.dismiss', { name })}
            title={t('work.dismiss', { name })}
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate(task.id)}
          >
            <IconX size={14} />
          </ActionIcon>
        )}
      </Group>
      {isUnderWay(task) && <Progress task={task} name={name} />}
      {task.failure && <Text tone="bad">{task.failure}</Text>}
      {task.kind === 'bulk' && task.state === 'done' && (
        <Text size="xs" tone="soft">
          {t('work.bulkOutcome', task.details)}
        </Text>
      )}
      {task.kind === 'acquisition' && (
        <Text size="xs" tone="soft">
          <Text as={Link} tone="accent" to={paths.acquisition(Number(task.details.acquisitionId))}>
            {task.details.name}
          </Text>
        </Text>
      )}
      {task.kind === 'acquisition' && task.state === 'done' && (
        <Text size="xs" tone="soft">
          {t('work.acquisitionOutcome', task.details)}
        </Text>
      )}
      {made && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={file.isPending}
          onClick={() => file.mutate(task.id, { onSuccess: content => saveFile(content, made.name) })}
        >
          {t('download', { ns: 'common', name: made.name })}
        </Button>
      )}
      <Text as="span" size="xs" tone="faint">
        <Ago at={task.finishedAt ?? task.startedAt} />
      </Text>
    </Stack>
  );
}
