import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../../../contract/core/format.ts';
import { paths } from '../../../../app/paths.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useUnlockRecipients } from '../queries.ts';
import { Group } from '../../../../ui/box/Box.tsx';
import styles from './recipients.module.css';

export interface UnlockLineProps {
  taskId: number;
  locked: number;
  /** In this period of the plan. */
  left: number;
}

/** Unlocks locked addresses within the draft: each is counted once for the team, for good. */
export function UnlockLine({ taskId, locked, left }: UnlockLineProps) {
  const { t } = useTranslation('mail-tasks');
  const unlock = useUnlockRecipients(taskId);
  const number = Math.min(locked, left);
  function run() {
    unlock.mutate(undefined, {
      onSuccess: ({ unlocked, taken, locked: rest }) =>
        showToast(
          rest ? 'warning' : 'success',
          t(rest ? 'unlock.some' : 'unlock.done', {
            unlocked: fullCount(unlocked),
            taken: fullCount(taken),
            rest: fullCount(rest),
          }),
        ),
    });
  }
  return (
    <Group
      gap={8}
      columnGap={14}
      wrap
      tone="ink"
      py={10}
      px={14}
      radius="card"
      ground="warn"
      className={styles.unlock}
    >
      <IconLock size={18} stroke={1.6} aria-hidden />
      <p>
        {t('unlock.about', { count: locked, number: fullCount(locked) })}
        {left < locked && ` ${t('unlock.short', { left: fullCount(left) })}`}
      </p>
      {left > 0 && (
        <Button loading={unlock.isPending} onClick={run}>
          {t('unlock.button', { count: number, number: fullCount(number), left: fullCount(left) })}
        </Button>
      )}
      {left < locked && (
        <Button component={Link} to={paths.plans()} variant="default">
          {t('unlock.upgrade')}
        </Button>
      )}
    </Group>
  );
}
