import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CampaignState } from '../../../contract/campaigns/campaign-kinds.ts';
import {
  duplicateCampaign,
  offerCampaignMembers,
  removeCampaign,
  setCampaignMembers,
  getCampaign,
  changeCampaignState,
} from '../../../contract/campaigns/campaigns.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';

const errorDisplay = 'page';

/** A campaign with its members and the counts of the tabs. */
export const useCampaign = (id: number | null) =>
  useQuery({
    queryKey: [...campaignsKey, 'one', id],
    queryFn: ({ signal }) => call(getCampaign, { params: { id: id ?? 0 }, errorDisplay, signal }),
    enabled: id !== null,
  });

/** Accounts that can be members. */
export const useMemberOffer = () =>
  useQuery({
    queryKey: [...campaignsKey, 'members'],
    queryFn: ({ signal }) => call(offerCampaignMembers, { errorDisplay, signal }),
    select: ({ accounts }) => accounts,
  });

export function useChangeCampaignState(onDone: (state: CampaignState) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, state }: { id: number; state: CampaignState }) =>
      call(changeCampaignState, { params: { id }, body: { state } }),
    onSuccess: (_, { state }) => onDone(state),
    onSettled: () => queries.invalidateQueries({ queryKey: campaignsKey }),
  });
}

export function useRemoveCampaign(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(removeCampaign, { params: { id } }),
    onSuccess(_, id) {
      // Leaves the page first, so that its data is not fetched again.
      onDone();
      queries.removeQueries({ queryKey: [...campaignsKey, 'one', id] });
      return queries.invalidateQueries({ queryKey: [...campaignsKey, 'all'] });
    },
  });
}

export function useCopyCampaign() {
  const queries = useQueryClient();
  return async (id: number, body: BodyInputOf<typeof duplicateCampaign>): Promise<number> => {
    const copy = await call(duplicateCampaign, {
      params: { id },
      body,
      errorDisplay,
    });
    await queries.invalidateQueries({ queryKey: campaignsKey });
    return copy.id;
  };
}

export function useSetMembers() {
  const queries = useQueryClient();
  return async (id: number, body: BodyInputOf<typeof setCampaignMembers>): Promise<void> => {
    await call(setCampaignMembers, {
      params: { id },
      body,
      errorDisplay,
    });
    await queries.invalidateQueries({ queryKey: campaignsKey });
  };
}
