import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { addCampaignFile } from '../../../../contract/campaigns/campaigns.ts';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import type {
  addPayable,
  changePayable,
  listPayables,
  payPayable,
  changePayableState,
  takeBackPayment,
} from '../../../../contract/campaigns/payables.ts';
import { call } from '../../../app/api.ts';
import { campaignsKey } from '../../../layout/queries.ts';

const path = '/office/api/payables';
const onePath = `${path}/:id`;
const errorDisplay = 'page';

/** A page of payables; the previous one stays while the next one loads. */
export const usePayables = (query: string) =>
  useQuery({
    queryKey: [...campaignsKey, 'payables', query],
    queryFn: ({ signal }) =>
      call<typeof listPayables>('GET', path, { query: new URLSearchParams(query), errorDisplay, signal }),
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
        call<typeof addPayable>('POST', '/office/api/collaborations/:id/payables', {
          params: { id: collaborationId },
          body,
          errorDisplay,
        }),
      ),
    change: (id: number, body: BodyInputOf<typeof changePayable>) =>
      thenRenew(call<typeof changePayable>('PUT', onePath, { params: { id }, body, errorDisplay })),
    pay: (id: number, body: BodyInputOf<typeof payPayable>) =>
      thenRenew(call<typeof payPayable>('POST', `${onePath}/paid`, { params: { id }, body, errorDisplay })),
    takeBack: (id: number, reason: string) =>
      thenRenew(
        call<typeof takeBackPayment>('POST', `${onePath}/unpaid`, {
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
      const added = await call<typeof addCampaignFile>('POST', '/office/api/campaigns/:id/files', {
        params: { id: of.campaignId },
        body,
        errorDisplay,
      });
      return added.id;
    },
  };
}

/** Approves, cancels or plans several payables again, one after another. @returns how many succeeded */
export function useChangeState(onDone: (state: ChangedState, count: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ ids, state }: { ids: readonly number[]; state: ChangedState }) {
      let done = 0;
      for (const id of ids) {
        await call<typeof changePayableState>('POST', `${onePath}/state`, {
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
