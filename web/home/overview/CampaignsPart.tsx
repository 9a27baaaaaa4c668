import { useTranslation } from 'react-i18next';
import type { CampaignRow } from '../../../contract/campaigns/campaigns.ts';
import { day, fullCount } from '../../../contract/core/format.ts';
import { paths } from '../../app/paths.ts';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { LimitBar } from '../../ui/figures/LimitBar.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './home.module.css';
import { Nothing, PartCard, Row, Rows } from './PartCard.tsx';
import type { Home } from './queries.ts';

const dayMs = 86_400_000;

function Ends({ campaign: { endsOn, zone } }: { campaign: CampaignRow }) {
  const { t } = useTranslation('home');
  const today = day(new Date(siteNow()).toISOString(), zone);
  const left = Math.round((Date.parse(endsOn) - Date.parse(today)) / dayMs);
  if (left === 0) return t('campaigns.endsToday');
  return left > 0 ? t('campaigns.endsIn', { count: left }) : t('campaigns.over', { count: -left });
}

function Campaign({ campaign }: { campaign: CampaignRow }) {
  const { t } = useTranslation('home');
  const { id, name, state, candidates, collaborations, published, budgetMinor, currency, committed } =
    campaign;
  const used = committed.find(sum => sum.currency === currency)?.minor ?? 0;
  return (
    <Row to={paths.campaign(id, collaborations > 0 ? 'cooperation' : 'invitation')}>
      <Box as="span" grow shrink>
        <Group as="span" gap={8} shrink>
          <Text as="bdi" weight={500} truncate>
            {name}
          </Text>
          <Tag tone={state === 'running' ? 'good' : 'accent'}>
            {t(`campaigns.state.${state === 'running' ? 'running' : 'recruiting'}`)}
          </Tag>
        </Group>
        <Text as="span" block size="sm" tone="soft">
          {collaborations > 0
            ? t('campaigns.published', { published: fullCount(published), all: fullCount(collaborations) })
            : t('campaigns.candidates', { count: candidates, number: fullCount(candidates) })}
          {' · '}
          <Ends campaign={campaign} />
        </Text>
      </Box>
      {budgetMinor !== null && budgetMinor > 0 && (
        <Box as="span" className={styles.budget}>
          <Text as="span" block size="xs" tone="faint" mb={4}>
            {t('campaigns.budget', {
              sum: moneyText(used, currency),
              budget: moneyText(budgetMinor, currency),
            })}
          </Text>
          <LimitBar used={used} limit={budgetMinor} />
        </Box>
      )}
    </Row>
  );
}

/** Campaigns that are running or looking for creators. */
export function CampaignsPart({ campaigns }: { campaigns: Home['campaigns'] }) {
  const { t } = useTranslation('home');
  const counts = (['running', 'recruiting'] as const)
    .filter(state => campaigns[state] > 0)
    .map(state => t(`campaigns.counts.${state}`, { number: fullCount(campaigns[state]) }));
  return (
    <PartCard title={t('campaigns.title')} count={counts.join(' · ')} to={paths.campaigns()}>
      {campaigns.shown.length ? (
        <Rows label={t('campaigns.list')}>
          {campaigns.shown.map(campaign => (
            <Campaign key={campaign.id} campaign={campaign} />
          ))}
        </Rows>
      ) : (
        <Nothing>{t('campaigns.none')}</Nothing>
      )}
    </PartCard>
  );
}
