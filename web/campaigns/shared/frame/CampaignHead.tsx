import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { platformNames } from '../../../layout/search/platform-names.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { paths } from '../../../app/paths.ts';
import { type Fact, SubjectHead } from '../../../ui/page/SubjectHead.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './campaign.module.css';
import { CampaignActions } from './CampaignActions.tsx';
import { CampaignStateTag } from '../CampaignStateTag.tsx';
import { MembersDialog } from './MembersDialog.tsx';

function ProductFact({ product, productUrl }: Pick<Campaign, 'product' | 'productUrl'>) {
  if (!productUrl) return <bdi>{product}</bdi>;
  return (
    <a href={productUrl} target="_blank" rel="noreferrer">
      <bdi>{product || productUrl}</bdi>
    </a>
  );
}

/** The campaign's name, owner, days, budget and actions. */
export function CampaignHead({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const [showsMembers, setShowsMembers] = useState(false);
  const { name, state, beginsOn, endsOn, zone, product, productUrl, platforms, ownerName, members } =
    campaign;
  const days = t('head.window', { from: beginsOn, to: endsOn, zone: zone.replaceAll('_', ' ') });
  const facts: Fact[] = [
    [t('field.window'), days],
    ...(product || productUrl
      ? ([[t('field.product'), <ProductFact key="product" {...campaign} />]] as const)
      : []),
    ...(platforms.length
      ? ([[t('field.platforms'), platforms.map(each => platformNames[each]).join(' · ')]] as const)
      : []),
    [t('field.budget'), moneyText(campaign.budgetMinor, campaign.currency)],
    [t('field.owner'), <bdi key="owner">{ownerName || t('deletedAccount', { ns: 'common' })}</bdi>],
    [
      t('field.members'),
      <Text
        as="button"
        tone="accent"
        plain
        p={0}
        pointer
        key="members"
        type="button"
        className={styles.members}
        onClick={() => setShowsMembers(true)}
      >
        {t('head.members', { count: members.length, number: members.length })}
      </Text>,
    ],
  ];
  return (
    <>
      <SubjectHead
        above={{ name: t('title'), to: paths.campaigns() }}
        name={name}
        tag={<CampaignStateTag state={state} />}
        facts={facts}
      >
        <CampaignActions campaign={campaign} />
      </SubjectHead>
      {showsMembers && <MembersDialog campaign={campaign} onClose={() => setShowsMembers(false)} />}
    </>
  );
}
