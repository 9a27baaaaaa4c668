import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as contract from '../../../contract/campaigns/collaboration-drafts.ts';
import { getCollaboration } from '../../../contract/campaigns/collaborations.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';

const keyOf = (id: number) => [...campaignsKey, 'drafts', id];

export const useDrafts = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(contract.listDrafts, { params: { id }, errorDisplay: 'page', signal }),
    select: ({ drafts }) => drafts,
  });

/** The deliverables that a draft can belong to. */
export const useDeliverables = (id: number) =>
  useQuery({
    queryKey: [...campaignsKey, 'deliverables', id],
    queryFn: ({ signal }) =>
      call(getCollaboration, {
        params: { id },
        errorDisplay: 'page',
        signal,
      }),
    select: ({ deliverables }) => deliverables,
  });

/** Calls on drafts; the board shows the number of waiting ones, so all data of campaigns is fetched again. */
export function useDraftCalls(id: number) {
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: campaignsKey });
  const thenRenew = async <T>(work: Promise<T>): Promise<T> => work.finally(() => void renew());
  return {
    addLink: async (body: BodyInputOf<typeof contract.addDraftLink>) =>
      thenRenew(call(contract.addDraftLink, { params: { id }, body, errorDisplay: 'page' })),
    addFile: async (body: FormData, onProgress: (share: number) => void) =>
      thenRenew(
        call(contract.addDraftFile, {
          params: { id },
          body,
          errorDisplay: 'page',
          onProgress,
        }),
      ),
    decide: async (draftId: number, body: BodyInputOf<typeof contract.decideDraft>, isInForm = false) =>
      thenRenew(
        call(contract.decideDraft, {
          params: { id, draftId },
          body,
          errorDisplay: isInForm ? 'page' : 'toast',
        }),
      ),
    comment: async (draftId: number, text: string) =>
      thenRenew(
        call(contract.commentDraft, {
          params: { id, draftId },
          body: { text },
          errorDisplay: 'page',
        }),
      ),
  };
}
