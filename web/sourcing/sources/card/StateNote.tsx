import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useChangingSource } from '../queries.ts';
import { quotaRows } from '../quotas/quota-rows.ts';
import { useUntilText } from '../use-until-text.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './card.module.css';

/** Whether the quota is used up; otherwise the source was rate-limited. */
const isUsedUp = (source: Source): boolean =>
  quotaRows(source).some(
    ({ bucket, used, limit, isExhausted }) =>
      bucket === source.buckets[0]?.name && (isExhausted || used >= limit),
  );

/** Why a source is not queried, when it will be again, and what to do. */
export function StateNote({ source }: { source: Source }) {
  const { t } = useTranslation('sources');
  const change = useChangingSource(source.code);
  const untilText = useUntilText();
  const { state, freeAt, failures, credentials } = source;
  if (state === 'off')
    return (
      <Group
        as="p"
        gap={6}
        columnGap={12}
        justify="between"
        wrap
        size="md"
        leading="relaxed"
        py={8}
        px={12}
        radius="control"
        ground="hover"
        className={styles.note}
      >
        {t('wait.off')}
      </Group>
    );
  if (state === 'noCredential' && credentials.length > 0)
    return (
      <Group
        as="p"
        gap={6}
        columnGap={12}
        justify="between"
        wrap
        size="md"
        leading="relaxed"
        py={8}
        px={12}
        radius="control"
        ground="hover"
        className={styles.note}
        data-tone="warn"
      >
        {t('wait.noneWorks')}
      </Group>
    );
  if (state === 'waiting' && freeAt)
    return (
      <Group
        as="p"
        gap={6}
        columnGap={12}
        justify="between"
        wrap
        size="md"
        leading="relaxed"
        py={8}
        px={12}
        radius="control"
        ground="hover"
        className={styles.note}
        data-tone="warn"
      >
        {t(isUsedUp(source) ? 'wait.quota' : 'wait.rate', untilText(freeAt))}
      </Group>
    );
  if (state !== 'resting' || !freeAt) return null;
  return (
    <Group
      gap={6}
      columnGap={12}
      justify="between"
      wrap
      size="md"
      leading="relaxed"
      py={8}
      px={12}
      radius="control"
      ground="hover"
      className={styles.note}
      data-tone="bad"
    >
      <p>{t('wait.resting', { count: failures, ...untilText(freeAt) })}</p>
      <Button
        variant="default"
        size="xs"
        loading={change.isPending}
        onClick={() =>
          change.mutate({ isOn: true }, { onSuccess: () => showToast('success', t('wait.tried')) })
        }
      >
        {t('wait.try')}
      </Button>
    </Group>
  );
}
