import type { CampaignState } from '../../../contract/campaigns/campaign-kinds.ts';
import { makeHook } from '../../core/hooks.ts';

export interface CampaignMoved {
  teamId: number;
  campaignId: number;
  state: CampaignState;
}

/** Runs when somebody has changed the state of a campaign. */
export const campaignMoved = makeHook<CampaignMoved>();
