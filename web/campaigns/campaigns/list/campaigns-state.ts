import {
  campaignLimits,
  type CampaignState,
  campaignStates,
} from '../../../../contract/campaigns/campaign-kinds.ts';
import { type Paging, readKeyword, readPaging, writePaging } from '../../../ui/tables/paging.ts';

/** The filters; without a state, all but archived campaigns. */
export interface CampaignsState extends Paging {
  state: CampaignState | null;
  name: string;
  mine: boolean;
}

/** Reads the filters from an address; ignores invalid values. */
export const readCampaigns = (params: URLSearchParams): CampaignsState => ({
  state: campaignStates.find(each => each === params.get('state')) ?? null,
  name: readKeyword(params).slice(0, campaignLimits.nameLength),
  mine: params.get('mine') === '1',
  ...readPaging(params),
});

export function writeCampaigns({ state, name, mine, ...paging }: CampaignsState): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (name) params.set('keyword', name);
  if (mine) params.set('mine', '1');
  writePaging(params, paging);
  return params;
}
