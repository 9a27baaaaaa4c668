import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../../../contract/core/format.ts';
import { paths } from '../../../../app/paths.ts';
import { WhatEnded } from '../../../../layout/plan/WhatEnded.tsx';
import { useSession } from '../../../../session/session.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useUnlockRecipients } from '../queries.ts';
import { Group } from '../../../../ui/box/Box.tsx';
import styles from './recipients.module.css';

export interface UnlockLineProps {
  taskId: number;
  /** Recipients whose address is locked. */
  locked: number;
  /** How many addresses count against the plan. */
  cost: number;
  /** In this period of the plan. */
  left: number;
}

/**
 * Unlocks locked addresses within the draft: each is counted once for the team, for good. What the button says is the
 * most that is counted.
 */
export function UnlockLine({ taskId, locked, cost, left }: UnlockLineProps) {
  const { t } = useTranslation('mail-tasks');
  const unlock = useUnlockRecipients(taskId);
  const { hasHigher } = useSession().equity.equityVersion;
  const number = Math.min(cost, left);
  function run() {
    unlock.mutate(number, {
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
        {left < cost && ` ${t('unlock.short', { left: fullCount(left) })}`}
      </p>
      {(number > 0 || cost < locked) && (
        <Button loading={unlock.isPending} onClick={run}>
          {number > 0
            ? t('unlock.button', { count: number, number: fullCount(number), left: fullCount(left) })
            : t('unlock.free')}
        </Button>
      )}
      {left < cost && (
        <WhatEnded
          kind="emails"
          left={left}
          own={({ max, name }) =>
            name === null ? t('unlock.quotaOfTeam', { max }) : t('unlock.quotaBy', { max, name })
          }
        >
          {hasHigher && (
            <Button component={Link} to={paths.plans()} variant="default">
              {t('unlock.upgrade')}
            </Button>
          )}
        </WhatEnded>
      )}
    </Group>
  );
}
