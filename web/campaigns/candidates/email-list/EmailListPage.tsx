import { CampaignFrame } from '../../shared/frame/CampaignFrame.tsx';
import { EmailListTab } from './EmailListTab.tsx';

/** The mail tasks of a campaign, each with its funnel. */
export default function EmailListPage() {
  return <CampaignFrame tab="emailList">{campaign => <EmailListTab campaign={campaign} />}</CampaignFrame>;
}
