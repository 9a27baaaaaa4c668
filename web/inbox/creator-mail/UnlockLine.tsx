import { Button } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './email.module.css';

export interface UnlockLineProps {
  locked: number;
  remaining: number;
  isBusy: boolean;
  onUnlock: () => void;
}

/** The number of locked addresses, what unlocking costs, and the button for it. */
export function UnlockLine({ locked, remaining, isBusy, onUnlock }: UnlockLineProps) {
  const { t } = useTranslation('insights');
  const number = fullCount(locked);
  return (
    <Group gap={10} columnGap={20} justify="between" wrap className={styles.unlock}>
      <p>
        {t('email.locked', { count: locked, number })}{' '}
        <Text as="span" size="md" tone="soft">
          {t('email.cost', { count: locked, number, remaining: fullCount(remaining) })}
          {remaining === 0 && (
            <>
              {' '}
              {t('email.noneLeft')}{' '}
              <Text as={Link} tone="accent" to={paths.plans()}>
                {t('email.toPlans')}
              </Text>
            </>
          )}
        </Text>
      </p>
      <Button leftSection={<IconLockOpen size={16} aria-hidden />} loading={isBusy} onClick={onUnlock}>
        {t('email.unlock', { count: locked, number })}
      </Button>
    </Group>
  );
}
