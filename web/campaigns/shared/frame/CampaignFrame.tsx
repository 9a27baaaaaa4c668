import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { SubjectPage } from '../../../layout/SubjectPage.tsx';
import { type CampaignTab, paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PanelSkeleton } from '../../../ui/feedback/PanelSkeleton.tsx';
import { readId } from '../../../ui/tables/paging.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { SubjectSkeleton } from '../../../ui/page/SubjectHead.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import { useCampaign } from '../campaign-calls.ts';
import { CampaignHead } from './CampaignHead.tsx';
import { CampaignTabs } from './CampaignTabs.tsx';

export interface CampaignFrameProps {
  /** The current tab. */
  tab: CampaignTab;
  children: (campaign: Campaign) => ReactNode;
}

/** The layout of a campaign's page before it is loaded. */
function FrameSkeleton() {
  const { t } = useTranslation('campaigns');
  return (
    <SubjectSkeleton label={t('title')} frame={1680}>
      <Skeleton width={420} height={36} />
      <PanelSkeleton heights={[104, 356]} />
    </SubjectSkeleton>
  );
}

/**
 * A page of the campaign with the address's `id`: its head, its tabs, and the content of this tab; without an `id`, the
 * list of campaigns. Its texts are in `campaigns`.
 */
export function CampaignFrame({ tab, children }: CampaignFrameProps) {
  const { t } = useTranslation('campaigns');
  const [params] = useSearchParams();
  const id = readId(params.get('id'));
  const answer = useCampaign(id);
  useTitle(answer.data ? `${answer.data.name} · ${t(`tab.${tab}`)}` : t('title'));
  if (!params.has('id')) return <Navigate to={paths.campaigns(params.toString())} replace />;
  return (
    <SubjectPage
      answer={answer}
      isNone={id === null}
      missing={part => t(`missing.${part}`)}
      above={paths.campaigns()}
      skeleton={<FrameSkeleton />}
    >
      {campaign => (
        <Stack gap={16} shrink key={campaign.id} frame={1680}>
          <CampaignHead campaign={campaign} />
          <CampaignTabs campaign={campaign} tab={tab} />
          <Stack gap={16} shrink>
            {children(campaign)}
          </Stack>
        </Stack>
      )}
    </SubjectPage>
  );
}
