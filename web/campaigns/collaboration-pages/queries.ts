import { useQuery } from '@tanstack/react-query';
import * as contract from '../../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { call, callForFile } from '../../app/api.ts';

export type CreatorWork = contract.CreatorWork;
export type WorkDeliverable = CreatorWork['deliverables'][number];
export type WorkDraft = CreatorWork['drafts'][number];

/** Calls of the page of a token. */
export function workCalls(token: string) {
  const options = { errorDisplay: 'page' } as const;
  const given = { ...options, params: { token } };
  return {
    show: (signal?: AbortSignal) => call(contract.getCreatorWork, { ...given, signal }),
    accept: (body: BodyInputOf<typeof contract.acceptTerms>) =>
      call(contract.acceptTerms, { ...given, body }),
    giveDetails: (body: BodyInputOf<typeof contract.giveDetails>) =>
      call(contract.giveDetails, { ...given, body }),
    handInLink: (body: BodyInputOf<typeof contract.handInDraftLink>) =>
      call(contract.handInDraftLink, { ...given, body }),
    handInFile: (body: FormData, onProgress: (share: number) => void) =>
      call(contract.handInDraftFile, { ...given, body, onProgress }),
    reply: (draftId: number, text: string) =>
      call(contract.answerOnDraft, { ...options, params: { token, draftId }, body: { text } }),
    givePost: (deliverableId: number, url: string) =>
      call(contract.givePost, { ...given, body: { deliverableId, url } }),
    fetchFile: (fileId: number) =>
      callForFile(contract.fetchBriefFile, { ...options, params: { token, fileId } }),
  };
}
export type WorkCalls = ReturnType<typeof workCalls>;

/** The page of a creator's address. Nobody is signed in, so nothing is kept. */
export const useWork = (token: string) =>
  useQuery({
    queryKey: ['creator-work', token],
    queryFn: ({ signal }) => workCalls(token).show(signal),
    staleTime: Infinity,
    gcTime: 0,
  });

/** What every part of the page gets: the current work, the calls, and a function to reload it. */
export interface WorkProps {
  work: CreatorWork;
  calls: WorkCalls;
  onChanged: () => Promise<unknown>;
}
