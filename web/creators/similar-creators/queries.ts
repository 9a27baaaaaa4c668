import { useQuery } from '@tanstack/react-query';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import {
  similarCreators,
  similarToList,
  type SimilarReply,
} from '../../../contract/creators/similar-creators.ts';
import { call } from '../../app/api.ts';
import { followsBackgroundTasks } from '../shared/queries.ts';

export type Similar = SimilarReply['creators'][number];
export type SimilarityReason = Similar['reasons'][number];

/** Under the key of creator rows, so that the team's actions on a creator reload it. */
export const useSimilarCreators = ({ platform, id }: CreatorParams) =>
  useQuery({
    queryKey: ['creators', 'similar', platform, id],
    queryFn: ({ signal }) =>
      call(similarCreators, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
    meta: followsBackgroundTasks,
  });

/** Under the key of the list, since creators added to it are no longer suggested. */
export const useSimilarToList = (listId: number) =>
  useQuery({
    queryKey: ['list', listId, 'similar'],
    queryFn: ({ signal }) =>
      call(similarToList, {
        params: { id: listId },
        errorDisplay: 'page',
        signal,
      }),
    meta: followsBackgroundTasks,
  });
