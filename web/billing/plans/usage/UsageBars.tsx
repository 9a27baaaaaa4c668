import { useTranslation } from 'react-i18next';
import { entitlementNames } from '../../../../contract/billing/entitlement-texts.ts';
import type { EntitlementUse } from '../../../../contract/billing/plans.ts';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { LimitBar } from '../../../ui/figures/LimitBar.tsx';
import { UpgradeLink } from '../../../layout/plan/UpgradeLink.tsx';
import { Box, Grid, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './UsageBars.module.css';

interface Counted extends EntitlementUse {
  limit: number;
  used: number;
}

const isCounted = (use: EntitlementUse): use is Counted => use.limit !== null && use.used !== null;

function UseCard({ use }: { use: Counted }) {
  const { t } = useTranslation('plans');
  const { limit, used } = use;
  const isOver = limit > 0 && used >= limit;
  return (
    <Box as="li" py={16} px={18} border ground="surface" radius="panel" className={styles.card}>
      <Text as="h3" size="md" weight={400} tone="soft">
        {entitlementNames[currentLang][use.key]}
      </Text>
      <Text tone="soft" className={styles.figures}>
        <Text as="b" size="4xl" weight={600} tone="ink">
          {fullCount(used)}
        </Text>{' '}
        / {fullCount(limit)}
      </Text>
      <div className={styles.bar}>
        <LimitBar used={used} limit={limit} />
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
        minH={19}
        className={styles.below}
      >
        {isOver || limit === 0 ? (
          <span>
            {t(limit === 0 ? 'used.notIncluded' : 'used.exhausted')}
            <UpgradeLink before=" · ">{t('used.upgrade')}</UpgradeLink>
          </span>
        ) : (
          <span>{t('used.remaining', { count: fullCount(use.remaining) })}</span>
        )}
        {use.renewsAt && limit > 0 && (
          <span>{t('used.renewsAt', { time: dateTime(use.renewsAt).slice(5) })}</span>
        )}
      </Group>
    </Box>
  );
}

const places = Array.from({ length: 10 }, (_, at) => at);

/** Current use: used and limit, what is left, and when it resets. */
export function UsageBars({ uses }: { uses: readonly EntitlementUse[] | undefined }) {
  const { t } = useTranslation('plans');
  return (
    <section aria-label={t('used.now')} aria-busy={!uses}>
      <Grid as="ul" gap={16} className={styles.cards}>
        {uses?.filter(isCounted).map(use => (
          <UseCard key={use.key} use={use} />
        ))}
        {!uses &&
          places.map(place => (
            <Box
              as="li"
              py={16}
              px={18}
              border
              ground="surface"
              key={place}
              radius="panel"
              className={styles.card}
            >
              <Skeleton width={90} height={20} />
              <Text as="div" tone="soft" className={styles.figures}>
                <Skeleton width={120} height={24} />
              </Text>
              <div className={styles.bar}>
                <LimitBar used={0} limit={0} />
              </div>
              <Group
                gap={0}
                columnGap={12}
                align="stretch"
                justify="between"
                wrap
                size="sm"
                tone="faint"
                minH={19}
                className={styles.below}
              >
                <Skeleton width={80} height={18} />
              </Group>
            </Box>
          ))}
      </Grid>
    </section>
  );
}
