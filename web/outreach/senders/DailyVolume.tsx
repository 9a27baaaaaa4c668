import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { LimitBar } from '../../ui/figures/LimitBar.tsx';
import type { Senders } from './queries.ts';
import { UpgradeLink } from '../../layout/plan/UpgradeLink.tsx';
import { Grid, Text } from '../../ui/box/Box.tsx';
import styles from './SendersPage.module.css';

/** The number of mails that the plan still allows the team today. */
export function DailyVolume({ data }: { data: Senders | undefined }) {
  const { t } = useTranslation('senders');
  const left = data && Math.max(0, data.dailyLimit - data.dailyUsed);
  return (
    <Grid
      as="section"
      gap={6}
      columnGap={24}
      align="center"
      py={14}
      px={18}
      border
      ground="surface"
      className={styles.volume}
      aria-label={t('volume.title')}
      aria-busy={!data}
    >
      <Text as="h2" size="md" weight={400} tone="soft">
        {t('volume.title')}
      </Text>
      <Text size="4xl" weight={600} className={styles.left}>
        {left === undefined ? (
          <Skeleton width={110} height={26} />
        ) : (
          t('volume.count', { number: fullCount(left) })
        )}
      </Text>
      <LimitBar used={data?.dailyUsed ?? 0} limit={data?.dailyLimit ?? 0} />
      <Text size="md" tone="soft" className={styles.of}>
        {data ? (
          <>
            {t('volume.of', { limit: fullCount(data.dailyLimit), used: fullCount(data.dailyUsed) })}
            {left === 0 && <UpgradeLink>{t('volume.upgrade')}</UpgradeLink>}
          </>
        ) : (
          <Skeleton width={190} height={19} />
        )}
      </Text>
    </Grid>
  );
}
