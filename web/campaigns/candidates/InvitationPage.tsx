import { useSearchParams } from 'react-router';
import CampaignsPage from '../campaigns/list/CampaignsPage.tsx';
import { CampaignFrame } from '../shared/frame/CampaignFrame.tsx';
import { InvitationTab } from './InvitationTab.tsx';

/** The candidates of a campaign, and their status; while no campaign is named, all campaigns. */
export default function InvitationPage() {
  const [params] = useSearchParams();
  if (!params.has('id')) return <CampaignsPage />;
  return <CampaignFrame tab="invitation">{campaign => <InvitationTab campaign={campaign} />}</CampaignFrame>;
}
