import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { TaskCounts } from '../../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { Box, Group, Stack } from '../../../ui/box/Box.tsx';
import styles from './TaskProgress.module.css';

/** How many first mails are sent; failed and unconfirmed ones have their own colour. */
export function TaskProgress({ counts }: { counts: TaskCounts }) {
  const { t } = useTranslation('mail-tasks');
  const { recipients, success, fail, refused, inDoubt } = counts;
  const part = (count: number) => `${recipients ? Math.min(100, (count / recipients) * 100) : 0}%`;
  const words = t('list.progressOf', { sent: fullCount(success), of: fullCount(recipients) });
  return (
    <Stack gap={4} size="sm" tone="soft">
      <Group
        align="stretch"
        clip
        ground="tag"
        className={styles.track}
        role="progressbar"
        aria-label={t('list.progress')}
        aria-valuemin={0}
        aria-valuemax={recipients}
        aria-valuenow={success}
        aria-valuetext={words}
      >
        <Box as="span" block style={{ width: part(success) }} />
        <Box as="span" block data-tone="warn" style={{ width: part(inDoubt) }} />
        <Box as="span" block data-tone="bad" style={{ width: part(fail + refused) }} />
      </Group>
      <span aria-hidden>{words}</span>
    </Stack>
  );
}
