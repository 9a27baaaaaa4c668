import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { entitlementNames } from '../../../contract/billing/entitlement-texts.ts';
import { unreported } from '../../app/api.ts';
import { currentLang } from '../../i18n/lang.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { entitlementGroups } from './entitlement-groups.ts';
import { EntitlementValue } from './EntitlementValue.tsx';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './EquityPage.module.css';
import pages from './pages.module.css';
import { planName } from '../../layout/plan/plans.ts';
import { useUsage } from '../../layout/plan/usage.ts';
import { useState } from 'react';
import { day, daysBetween } from '../../../contract/core/format.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { Tag } from '../../ui/labels/Tag.tsx';

/** This many days before the end a warning appears. */
const soon = 14;

/** When a plan ends, and how far away that is. */
function PlanUntil({ endsAt }: { endsAt: string | null }) {
  const { t } = useTranslation('plans');
  const [now] = useState(() => new Date(siteNow()).toISOString());
  if (endsAt === null) return t('equity.noEnd');
  const left = endsAt > now ? daysBetween(now, endsAt) : 0;
  return (
    <>
      {day(endsAt)} <Tag tone={left <= soon ? 'warn' : 'plain'}>{t('equity.daysLeft', { count: left })}</Tag>
    </>
  );
}

/** The team's plan, its end, and every entitlement with what it allows. */
export default function EquityPage() {
  const { t } = useTranslation('plans');
  const { data, error, isError, refetch } = useUsage();
  useTitle(t('equity.title'));
  return (
    <Stack gap={20} className={pages.page}>
      <PageHead title={t('equity.title')} about={t('equity.about')}>
        <Button component={Link} to={paths.usage()} variant="default">
          {t('equity.toUsed')}
        </Button>
      </PageHead>
      {isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Group
            as="section"
            gap={16}
            justify="between"
            wrap
            border
            ground="surface"
            className={styles.plan}
            aria-label={t('equity.plan')}
          >
            <Group as="dl" align="stretch" wrap>
              <div>
                <Text as="dt" size="sm" tone="faint">
                  {t('equity.plan')}
                </Text>
                <Group as="dd" gap={8} size="4xl" weight={600}>
                  {data ? planName(data.plan) : <Skeleton width={90} height={24} />}
                </Group>
              </div>
              <div>
                <Text as="dt" size="sm" tone="faint">
                  {t('equity.endsAt')}
                </Text>
                <Group as="dd" gap={8} size="4xl" weight={600}>
                  {data ? <PlanUntil endsAt={data.endsAt} /> : <Skeleton width={150} height={24} />}
                </Group>
              </div>
            </Group>
            <Button component={Link} to={paths.plans()}>
              {t('equity.toVip')}
            </Button>
          </Group>
          <Box columnGap={16} className={styles.groups} aria-busy={!data}>
            {entitlementGroups.map(({ group, keys }) => (
              <Card key={group} title={t(`group.${group}`)}>
                <dl className={styles.facts}>
                  {keys.map(key => (
                    <div key={key}>
                      <Box as="dt" fixed>
                        {entitlementNames[currentLang][key]}
                      </Box>
                      <Text as="dd" shrink textAlign="end">
                        {data ? (
                          <EntitlementValue of={key} value={data.plan.values[key]} />
                        ) : (
                          <Skeleton width={48} />
                        )}
                      </Text>
                    </div>
                  ))}
                </dl>
              </Card>
            ))}
          </Box>
        </>
      )}
    </Stack>
  );
}
