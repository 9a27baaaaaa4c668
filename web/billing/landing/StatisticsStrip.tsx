import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useStatistics } from './queries.ts';
import { Grid, Group, Text } from '../../ui/box/Box.tsx';
import styles from './StatisticsStrip.module.css';

const counts = ['creators', 'tiktok', 'youtube', 'instagram', 'regions', 'languages'] as const;

/** How much there is to search in this installation; its space is reserved while the counts load. */
export function StatisticsStrip() {
  const { t } = useTranslation('landing');
  const { data, isError } = useStatistics();
  const isEmpty = data?.creators === 0;
  return (
    <Grid
      as="section"
      align="center"
      className={styles.strip}
      aria-label={t('statistics.title')}
      aria-busy={!data && !isError}
    >
      {isError || isEmpty ? (
        <Text tone="soft" textAlign="center">
          {t(isEmpty ? 'statistics.none' : 'statistics.failed')}
        </Text>
      ) : (
        <Grid as="dl">
          {counts.map(count => (
            <div key={count}>
              <Text as="dt" size="md" tone="soft">
                {t(`statistics.${count}`)}
              </Text>
              <Group as="dd" size="5xl" weight={600}>
                {data ? fullCount(data[count]) : <Skeleton width={72} height={22} />}
              </Group>
            </div>
          ))}
        </Grid>
      )}
    </Grid>
  );
}
