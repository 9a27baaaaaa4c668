import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addCandidates,
  answerForCandidates,
  collaborateWith,
  excludeCandidates,
  includeCandidates,
  inviteCandidates,
  listCampaignTasks,
  listCandidates,
} from '../../../contract/campaigns/candidates.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { followsBackgroundTasks } from '../../creators/shared/queries.ts';
import { campaignsKey, mailTasksKey } from '../../layout/queries.ts';
import { type Paging, writePaging } from '../../ui/tables/paging.ts';
import { type CandidateState, writeState } from './candidate-state.ts';

export type Meant = BodyInputOf<typeof inviteCandidates>['selection'];
export type Answer = BodyInputOf<typeof answerForCandidates>['answer'];

/** A page of candidates; the previous one stays while the next one loads. */
export function useCandidates(campaignId: number, state: CandidateState) {
  const query = writeState(state).toString();
  return useQuery({
    queryKey: [...campaignsKey, campaignId, 'candidates', query],
    queryFn: ({ signal }) =>
      call(listCandidates, {
        params: { id: campaignId },
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    // Mail can change it at any time.
    staleTime: 0,
    meta: followsBackgroundTasks,
  });
}

/** A page of the campaign's mail tasks. */
export function useCampaignTasks(campaignId: number, paging: Paging) {
  const params = new URLSearchParams();
  writePaging(params, paging);
  const query = params.toString();
  return useQuery({
    queryKey: [...mailTasksKey, 'campaign', campaignId, query],
    queryFn: ({ signal }) =>
      call(listCampaignTasks, {
        params: { id: campaignId },
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });
}

/** The calls that change candidates; after each, data of campaigns is fetched again. */
export function useCandidateChanges(campaignId: number) {
  const queries = useQueryClient();
  const params = { id: campaignId };
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => void queries.invalidateQueries({ queryKey: campaignsKey }));
  return {
    add: async (selection: BodyInputOf<typeof addCandidates>['selection'], origin: 'list' | 'import') =>
      thenRenew(
        call(addCandidates, {
          params,
          body: { selection, origin },
          errorDisplay: 'page',
        }),
      ),
    invite: async (selection: Meant) => thenRenew(call(inviteCandidates, { params, body: { selection } })),
    exclude: async (selection: Meant, reason: string) =>
      thenRenew(
        call(excludeCandidates, {
          params,
          body: { selection, reason },
          errorDisplay: 'page',
        }),
      ),
    include: async (selection: Meant) => thenRenew(call(includeCandidates, { params, body: { selection } })),
    answer: async (selection: Meant, answer: Answer) =>
      thenRenew(call(answerForCandidates, { params, body: { selection, answer } })),
    collaborate: async (selection: Meant) =>
      thenRenew(call(collaborateWith, { params, body: { selection } })),
  };
}
