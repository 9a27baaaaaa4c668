import { useQuery } from '@tanstack/react-query';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type {
  similarCreators,
  SimilarReply,
  similarToList,
} from '../../../contract/creators/similar-creators.ts';
import { call } from '../../app/api.ts';
import { followsWork } from '../shared/queries.ts';

export type Similar = SimilarReply['creators'][number];
export type SimilarityReason = Similar['reasons'][number];

/** Under the key of rows of creators: whatever the team does with one is seen at once. */
export const useSimilarCreators = ({ platform, id }: CreatorParams) =>
  useQuery({
    queryKey: ['creators', 'similar', platform, id],
    queryFn: ({ signal }) =>
      call<typeof similarCreators>('GET', '/kol/api/creators/:platform/:id/similar', {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
    meta: followsWork,
  });

/** Under the key of the list: who was put into it is no longer among them. */
export const useSimilarToList = (listId: number) =>
  useQuery({
    queryKey: ['list', listId, 'similar'],
    queryFn: ({ signal }) =>
      call<typeof similarToList>('GET', '/kol/api/lists/:id/similar', {
        params: { id: listId },
        errorDisplay: 'page',
        signal,
      }),
    meta: followsWork,
  });
