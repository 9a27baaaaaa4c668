import { CampaignFrame } from '../shared/frame/CampaignFrame.tsx';
import { InvitationTab } from './InvitationTab.tsx';

/** The candidates of a campaign, and their status. */
export default function InvitationPage() {
  return <CampaignFrame tab="invitation">{campaign => <InvitationTab campaign={campaign} />}</CampaignFrame>;
}
