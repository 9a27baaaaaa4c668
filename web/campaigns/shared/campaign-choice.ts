import { useQuery } from '@tanstack/react-query';
import { listCampaigns } from '../../../contract/campaigns/campaigns.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';

/** The newest campaigns, to filter a page by one of them. */
export const useCampaignChoice = () =>
  useQuery({
    queryKey: [...campaignsKey, 'choice'],
    queryFn: ({ signal }) =>
      call(listCampaigns, {
        query: { size: 100 },
        errorDisplay: 'page',
        signal,
      }),
    select: ({ campaigns }) => campaigns.map(({ id, name }) => ({ value: String(id), label: name })),
  });
