import { useTranslation } from 'react-i18next';
import type { OwnQuota } from '../../../../contract/billing/plans.ts';
import { quotaNames } from '../../../../contract/billing/quota-kinds.ts';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { LimitBar } from '../../../ui/figures/LimitBar.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Box, Grid, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './UsageBars.module.css';

/** What the reader may use of the plan in a month, where somebody set that. */
export function OwnQuotas({ quotas }: { quotas: readonly OwnQuota[] }) {
  const { t } = useTranslation('plans');
  return (
    <Card title={t('quota.title')}>
      <Text tone="soft">{t('quota.about')}</Text>
      <Grid as="ul" gap={16} mt={12} className={styles.cards}>
        {quotas.map(({ kind, used, max, setBy, renewsAt }) => (
          <Box as="li" key={kind}>
            <Group gap={0} columnGap={12} align="baseline" justify="between" wrap>
              <Text as="h3" size="md" weight={400} tone="soft">
                {quotaNames[currentLang][kind]}
              </Text>
              <Text as="span" tone="soft">
                <Text as="b" weight={600} tone="ink">
                  {fullCount(used)}
                </Text>{' '}
                / {fullCount(max)}
              </Text>
            </Group>
            <div className={styles.bar}>
              <LimitBar used={used} limit={max} />
            </div>
            <Group
              as="p"
              gap={0}
              columnGap={12}
              align="stretch"
              justify="between"
              wrap
              size="sm"
              tone="faint"
              className={styles.below}
            >
              <span>{setBy === null ? t('quota.setByTeam') : t('quota.setBy', { name: setBy })}</span>
              <span>{t('used.renewsAt', { time: dateTime(renewsAt).slice(5) })}</span>
            </Group>
          </Box>
        ))}
      </Grid>
    </Card>
  );
}
