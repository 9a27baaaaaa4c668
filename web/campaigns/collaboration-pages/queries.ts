import type * as contract from '../../../contract/campaigns/collaboration-pages.ts';
import type { BodyInputOf, Endpoint } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { call, callForFile, type CallOptions } from '../../app/api.ts';

export type CreatorWork = contract.CreatorWork;
export type WorkDeliverable = CreatorWork['deliverables'][number];
export type WorkDraft = CreatorWork['drafts'][number];

const path = '/office/api/creatorWork/:token';

/** Calls of the page of a token; their errors come in the page's language. */
export function workCalls(token: string, lang: Lang) {
  const given = <E extends Endpoint>(more: CallOptions<E> = {}): CallOptions<E> => ({
    errorDisplay: 'page',
    headers: { 'accept-language': lang },
    ...more,
    params: { token, ...more.params },
  });
  return {
    show: (signal?: AbortSignal) =>
      call<typeof contract.showCreatorWork>('GET', path, given(signal ? { signal } : {})),
    accept: (body: BodyInputOf<typeof contract.acceptTerms>) =>
      call<typeof contract.acceptTerms>('POST', `${path}/terms`, given({ body })),
    giveDetails: (body: BodyInputOf<typeof contract.giveDetails>) =>
      call<typeof contract.giveDetails>('PUT', `${path}/details`, given({ body })),
    handInLink: (body: BodyInputOf<typeof contract.handInDraftLink>) =>
      call<typeof contract.handInDraftLink>('POST', `${path}/drafts`, given({ body })),
    handInFile: (body: FormData, onProgress: (share: number) => void) =>
      call<typeof contract.handInDraftFile>('POST', `${path}/drafts/file`, given({ body, onProgress })),
    reply: (draftId: number, text: string) =>
      call<typeof contract.answerOnDraft>(
        'POST',
        `${path}/drafts/:draftId/comments`,
        given({ params: { draftId }, body: { text } }),
      ),
    givePost: (deliverableId: number, url: string) =>
      call<typeof contract.givePost>('POST', `${path}/posts`, given({ body: { deliverableId, url } })),
    fetchFile: (fileId: number) =>
      callForFile<typeof contract.fetchBriefFile>(
        'GET',
        `${path}/files/:fileId`,
        given({ params: { fileId } }),
      ),
  };
}
export type WorkCalls = ReturnType<typeof workCalls>;

/** What every part of the page gets: the current work, the calls, and a function to reload it. */
export interface WorkProps {
  work: CreatorWork;
  calls: WorkCalls;
  onChanged: () => Promise<void>;
}
