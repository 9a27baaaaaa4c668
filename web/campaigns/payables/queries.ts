import { useQuery } from '@tanstack/react-query';
import { getCampaignMoney } from '../../../contract/campaigns/payables.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';

/** A campaign's budget compared with what is agreed and paid. */
export const useMoney = (id: number) =>
  useQuery({
    queryKey: [...campaignsKey, 'money', id],
    queryFn: ({ signal }) =>
      call(getCampaignMoney, {
        params: { id },
        errorDisplay: 'page',
        signal,
      }),
  });
