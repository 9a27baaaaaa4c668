import { CampaignFrame } from '../shared/frame/CampaignFrame.tsx';
import { InvitationTab } from './InvitationTab.tsx';

/** Who may be invited to a campaign, and how far each is. */
export default function InvitationPage() {
  return <CampaignFrame tab="invitation">{campaign => <InvitationTab campaign={campaign} />}</CampaignFrame>;
}
