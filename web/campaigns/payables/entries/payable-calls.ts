import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addCampaignFile } from '../../../../contract/campaigns/campaigns.ts';
import type { FeeSchedule } from '../../../../contract/campaigns/fee-parts.ts';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import {
  addPayable,
  changePayable,
  listPayables,
  payPayable,
  scheduleFee,
  changePayableState,
  takeBackPayment,
} from '../../../../contract/campaigns/payables.ts';
import { call } from '../../../app/api.ts';
import { campaignsKey } from '../../../layout/queries.ts';

const errorDisplay = 'page';

/** A page of payables; the previous one stays while the next one loads. */
export const usePayables = (query: string) =>
  useQuery({
    queryKey: [...campaignsKey, 'payables', query],
    queryFn: ({ signal }) => call(listPayables, { query: new URLSearchParams(query), errorDisplay, signal }),
    placeholderData: previous => previous,
  });

export type ChangedState = BodyInputOf<typeof changePayableState>['state'];

/** The calls that change payables; after each, all data of campaigns is fetched again. */
export function usePayableCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: campaignsKey }));
  return {
    add: (collaborationId: number, body: BodyInputOf<typeof addPayable>) =>
      thenRenew(
        call(addPayable, {
          params: { id: collaborationId },
          body,
          errorDisplay,
        }),
      ),
    change: (id: number, body: BodyInputOf<typeof changePayable>) =>
      thenRenew(call(changePayable, { params: { id }, body, errorDisplay })),
    pay: (id: number, body: BodyInputOf<typeof payPayable>) =>
      thenRenew(call(payPayable, { params: { id }, body, errorDisplay })),
    takeBack: (id: number, reason: string) =>
      thenRenew(
        call(takeBackPayment, {
          params: { id },
          body: { reason },
          errorDisplay,
        }),
      ),
    keepProof: async (of: { campaignId: number; collaborationId: number }, file: File): Promise<number> => {
      const body = new FormData();
      body.set('kind', 'proof');
      body.set('collaborationId', String(of.collaborationId));
      body.set('file', file);
      const added = await call(addCampaignFile, {
        params: { id: of.campaignId },
        body,
        errorDisplay,
      });
      return added.id;
    },
  };
}

/** Plans what is still open of a fee. */
export function useScheduleFee(collaborationId: number, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (schedule: FeeSchedule) =>
      call(scheduleFee, { params: { id: collaborationId }, body: { schedule } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: campaignsKey }),
  });
}

/** Approves, cancels or plans several payables again, one after another. @returns how many succeeded */
export function useChangeState(onDone: (state: ChangedState, count: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ ids, state }: { ids: readonly number[]; state: ChangedState }) {
      let done = 0;
      for (const id of ids) {
        await call(changePayableState, {
          params: { id },
          body: { state },
        });
        done++;
      }
      return done;
    },
    onSuccess: (count, { state }) => onDone(state, count),
    onSettled: () => queries.invalidateQueries({ queryKey: campaignsKey }),
  });
}
