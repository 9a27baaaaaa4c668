import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayAs } from '../../../../contract/campaigns/campaign-kinds.ts';
import { listCampaigns } from '../../../../contract/campaigns/campaigns.ts';
import { addCandidates } from '../../../../contract/campaigns/candidates.ts';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import { call } from '../../../app/api.ts';
import { campaignsKey } from '../../../layout/queries.ts';

/** Campaigns to which the caller may add creators, newest first. */
export const useOpenCampaigns = () =>
  useQuery({
    queryKey: [...campaignsKey, 'open'],
    queryFn: async ({ signal }) => {
      const { campaigns } = await call(listCampaigns, {
        query: { size: '100' },
        errorDisplay: 'page',
        signal,
      });
      return campaigns.filter(({ role }) => mayAs(role, 'editor'));
    },
  });

/** Adds creators to a campaign as candidates; data of campaigns is fetched again. */
export function useAddCandidates() {
  const queries = useQueryClient();
  return async (id: number, body: BodyInputOf<typeof addCandidates>) =>
    call(addCandidates, {
      params: { id },
      body,
      errorDisplay: 'page',
    }).finally(() => void queries.invalidateQueries({ queryKey: campaignsKey }));
}
