import { useTranslation } from 'react-i18next';
import { entitlementNames } from '../../../contract/billing/entitlement-texts.ts';
import type { EntitlementKey } from '../../../contract/billing/plans.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { currentLang } from '../../i18n/lang.ts';
import { LimitBar } from '../../ui/figures/LimitBar.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { PartCard } from './PartCard.tsx';
import type { Home } from './queries.ts';

/** What runs out in daily work; today's messages are shown with the sends. */
const keys: readonly EntitlementKey[] = [
  'search.daily',
  'email.unlock',
  'favourites.total',
  'shortlink.count',
  'export.rows',
];

/** How much of the plan is used. */
export function QuotaPart({ quota }: { quota: Home['quota'] }) {
  const { t } = useTranslation('home');
  const uses = keys.flatMap(key => quota.find(use => use.key === key) ?? []);
  return (
    <PartCard title={t('quota.title')} to={paths.usage()}>
      <Stack as="ul" gap={12} aria-label={t('quota.list')}>
        {uses.map(({ key, used, limit }) =>
          limit && used !== null ? (
            <Stack as="li" gap={6} key={key}>
              <Group gap={8} justify="between" size="md">
                <Text as="span" tone="soft">
                  {entitlementNames[currentLang][key]}
                </Text>
                <Text as="span" nowrap>
                  {t('quota.of', { used: fullCount(used), limit: fullCount(limit) })}
                </Text>
              </Group>
              <LimitBar used={used} limit={limit} />
            </Stack>
          ) : null,
        )}
      </Stack>
    </PartCard>
  );
}
