import { CampaignFrame } from '../../shared/frame/CampaignFrame.tsx';
import { MonitorTab } from './MonitorTab.tsx';

/** What the posts of a campaign gained. */
export default function MonitorTabPage() {
  return <CampaignFrame tab="monitor">{campaign => <MonitorTab campaign={campaign} />}</CampaignFrame>;
}
