import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { platformNames } from '../../../layout/search/platform-names.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import { paths } from '../../../app/paths.ts';
import { Crumbs } from '../../../ui/navigation/Crumbs.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
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
  const facts: [name: string, value: ReactNode][] = [
    [t('field.window'), days],
    ...(product || productUrl
      ? [[t('field.product'), <ProductFact key="product" {...campaign} />] as [string, ReactNode]]
      : []),
    ...(platforms.length
      ? [[t('field.platforms'), platforms.map(each => platformNames[each]).join(' · ')] as [string, string]]
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
      <PageHead
        back={<Crumbs above={[{ name: t('title'), to: paths.campaigns() }]}>{name}</Crumbs>}
        title={
          <>
            <bdi>{name}</bdi> <CampaignStateTag state={state} />
          </>
        }
      >
        <CampaignActions campaign={campaign} />
      </PageHead>
      <Group as="dl" gap={8} columnGap={32} align="stretch" wrap size="md" className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Group>
      {showsMembers && <MembersDialog campaign={campaign} onClose={() => setShowsMembers(false)} />}
    </>
  );
}
