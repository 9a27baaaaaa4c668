import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { UpgradeLink } from '../../layout/plan/UpgradeLink.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './TeamPage.module.css';

export interface SeatsProps {
  /** Undefined until they are loaded. */
  taken: number | undefined;
  limit: number | undefined;
}

/** The number of sub-accounts and the plan's limit; if none is left, why, with a link to more. */
export function Seats({ taken, limit }: SeatsProps) {
  const { t } = useTranslation('team');
  if (taken === undefined || limit === undefined) return <Skeleton width={120} height={20} />;
  const isFull = taken >= limit;
  return (
    <Group
      as="p"
      columnGap={8}
      align="stretch"
      wrap
      size="md"
      tone="soft"
      className={styles.seats}
      id="seats"
      data-full={isFull || undefined}
    >
      {limit > 0 && (
        <Text as="b" weight={600} tone="ink">
          {t('seats', { count: taken, limit })}
        </Text>
      )}
      {isFull && (
        <span>
          {limit > 0 ? t('full', { limit }) : t('noSeats')} <UpgradeLink>{t('upgrade')}</UpgradeLink>
        </span>
      )}
    </Group>
  );
}
