import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { type CampaignTab, campaignTabs, paths } from '../../../app/paths.ts';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from './campaign.module.css';

const countOf = ({ counts }: Campaign): Partial<Record<CampaignTab, number>> => ({
  invitation: counts.candidates,
  emailList: counts.mailTasks,
  cooperation: counts.collaborations,
});

/** The tabs of a campaign, with counts. */
export function CampaignTabs({ campaign, tab }: { campaign: Campaign; tab: CampaignTab }) {
  const { t } = useTranslation('campaigns');
  const counts = countOf(campaign);
  return (
    <Box as="nav" p={4} className={styles.tabs} aria-label={t('tab.label')}>
      <Group align="stretch" size="xl">
        {campaignTabs.map(name => (
          <Text
            as={Link}
            nowrap
            key={name}
            to={paths.campaign(campaign.id, name)}
            aria-current={name === tab ? 'page' : undefined}
            preventScrollReset
          >
            {t(`tab.${name}`)}
            {Boolean(counts[name]) && (
              <Text as="span" size="md" weight={400} tone="faint">
                {' '}
                {fullCount(counts[name])}
              </Text>
            )}
          </Text>
        ))}
      </Group>
    </Box>
  );
}
