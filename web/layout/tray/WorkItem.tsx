import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import type { Work } from '../../../contract/activity/background-tasks.ts';
import { paths } from '../../app/paths.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { Tag, type TagProps } from '../../ui/labels/Tag.tsx';
import { kindKey } from './kind-key.ts';
import { isUnderWay, useDismissWork, useWorkFile } from '../queries.ts';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './Tray.module.css';

const tones = {
  waiting: 'plain',
  running: 'accent',
  done: 'good',
  failed: 'bad',
} as const satisfies Record<Work['state'], TagProps['tone']>;

/** A percentage if the total is known, otherwise an indeterminate bar. */
function Progress({ work, name }: { work: Work; name: string }) {
  const { t } = useTranslation();
  const percent = work.total ? Math.min(100, Math.floor((work.done / work.total) * 100)) : null;
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
      {percent !== null && work.total !== null && (
        <span title={t('work.doneOf', { done: fullCount(work.done), total: fullCount(work.total) })}>
          {percent}%
        </span>
      )}
    </Group>
  );
}

export function WorkItem({ work }: { work: Work }) {
  const { t } = useTranslation();
  const dismiss = useDismissWork();
  const file = useWorkFile();
  const name = t(`work.kind.${kindKey(work.kind)}`);
  const made = work.file;
  return (
    <Stack as="li" gap={6} align="start" size="md" leading="normal" py={10} px={16} className={styles.item}>
      <Group gap={8} full className={styles.line}>
        <Text as="strong" weight={600}>
          {name}
        </Text>
        <Tag tone={tones[work.state]}>{t(`work.state.${work.state}`)}</Tag>
        {!isUnderWay(work) && (
          <ActionIcon
            className={styles.dismiss}
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('work.dismiss', { name })}
            title={t('work.dismiss', { name })}
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate(work.id)}
          >
            <IconX size={14} />
          </ActionIcon>
        )}
      </Group>
      {isUnderWay(work) && <Progress work={work} name={name} />}
      {work.failure && <Text tone="bad">{work.failure}</Text>}
      {work.kind === 'bulk' && work.state === 'done' && (
        <Text size="xs" tone="soft">
          {t('work.bulkOutcome', work.details)}
        </Text>
      )}
      {work.kind === 'acquisition' && (
        <Text size="xs" tone="soft">
          <Text as={Link} tone="accent" to={paths.acquisition(Number(work.details.acquisitionId))}>
            {work.details.name}
          </Text>
        </Text>
      )}
      {work.kind === 'acquisition' && work.state === 'done' && (
        <Text size="xs" tone="soft">
          {t('work.acquisitionOutcome', work.details)}
        </Text>
      )}
      {made && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={file.isPending}
          onClick={() => file.mutate(work.id, { onSuccess: content => saveFile(content, made.name) })}
        >
          {t('download', { ns: 'common', name: made.name })}
        </Button>
      )}
      <Text as="span" size="xs" tone="faint">
        <Ago at={work.finishedAt ?? work.startedAt} />
      </Text>
    </Stack>
  );
}
