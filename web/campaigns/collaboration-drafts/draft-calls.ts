import { useQuery, useQueryClient } from '@tanstack/react-query';
import type * as contract from '../../../contract/campaigns/collaboration-drafts.ts';
import type { showCollaboration } from '../../../contract/campaigns/collaborations.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';

const path = '/office/api/collaborations/:id/drafts';
const keyOf = (id: number) => [...campaignsKey, 'drafts', id];

export const useDrafts = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      call<typeof contract.listDrafts>('GET', path, { params: { id }, errorDisplay: 'page', signal }),
    select: ({ drafts }) => drafts,
  });

/** The deliverables that a draft can belong to. */
export const useDeliverables = (id: number) =>
  useQuery({
    queryKey: [...campaignsKey, 'deliverables', id],
    queryFn: ({ signal }) =>
      call<typeof showCollaboration>('GET', '/office/api/collaborations/:id', {
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
      thenRenew(
        call<typeof contract.addDraftLink>('POST', path, { params: { id }, body, errorDisplay: 'page' }),
      ),
    addFile: async (body: FormData, onProgress: (share: number) => void) =>
      thenRenew(
        call<typeof contract.addDraftFile>('POST', `${path}/file`, {
          params: { id },
          body,
          errorDisplay: 'page',
          onProgress,
        }),
      ),
    decide: async (draftId: number, body: BodyInputOf<typeof contract.decideDraft>, isInForm = false) =>
      thenRenew(
        call<typeof contract.decideDraft>('POST', `${path}/:draftId/decision`, {
          params: { id, draftId },
          body,
          errorDisplay: isInForm ? 'page' : 'toast',
        }),
      ),
    comment: async (draftId: number, text: string) =>
      thenRenew(
        call<typeof contract.commentDraft>('POST', `${path}/:draftId/comments`, {
          params: { id, draftId },
          body: { text },
          errorDisplay: 'page',
        }),
      ),
  };
}
