import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { UpgradeLink } from '../../layout/plan/UpgradeLink.tsx';
import { WhatEnded } from '../../layout/plan/WhatEnded.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './email.module.css';

export interface UnlockLineProps {
  locked: number;
  /** How many of them count against the plan. */
  cost: number;
  remaining: number;
  isBusy: boolean;
  onUnlock: (max: number) => void;
}

/** The number of locked addresses, what unlocking costs, and the button for it: both say what will be done. */
export function UnlockLine({ locked, cost, remaining, isBusy, onUnlock }: UnlockLineProps) {
  const { t } = useTranslation('insights');
  const isOver = cost > 0 && remaining === 0;
  const taken = isOver ? cost : Math.min(cost, remaining);
  const opens = locked - cost + taken;
  return (
    <Group gap={10} columnGap={20} justify="between" wrap className={styles.unlock}>
      <p>
        {t('email.locked', { count: locked, number: fullCount(locked) })}{' '}
        <Text as="span" size="md" tone="soft">
          {cost > 0
            ? t('email.cost', { count: taken, number: fullCount(taken), remaining: fullCount(remaining) })
            : t('email.costless')}
          {isOver && (
            <>
              {' '}
              <WhatEnded
                kind="emails"
                left={remaining}
                own={({ max, name }) =>
                  name === null ? t('email.quotaOfTeam', { max }) : t('email.quotaBy', { max, name })
                }
              >
                {t('email.noneLeft')} <UpgradeLink>{t('email.toPlans')}</UpgradeLink>
              </WhatEnded>
            </>
          )}
        </Text>
      </p>
      <Button
        leftSection={<IconLockOpen size={16} aria-hidden />}
        loading={isBusy}
        onClick={() => onUnlock(taken)}
      >
        {t('email.unlock', { count: opens, number: fullCount(opens) })}
      </Button>
    </Group>
  );
}
