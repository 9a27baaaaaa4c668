import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { addFollows, listFollows, removeFollow } from '../../../contract/monitoring/follows.ts';
import { call } from '../../app/api.ts';
import { pollEvery, monitorsKey } from '../shared/projects/queries.ts';

const errorDisplay = 'page';

export type NewFollows = BodyInputOf<typeof addFollows>;
export type FollowsAdded = ReplyOf<typeof addFollows>;

export const useFollows = (id: number) =>
  useQuery({
    queryKey: [...monitorsKey, 'follows', id],
    queryFn: ({ signal }) => call(listFollows, { params: { id }, errorDisplay, signal }),
    staleTime: 0,
    refetchInterval: pollEvery,
  });

export function useAddFollows(id: number) {
  const queries = useQueryClient();
  return async (body: NewFollows) =>
    call(addFollows, { params: { id }, body, errorDisplay }).finally(
      () => void queries.invalidateQueries({ queryKey: monitorsKey }),
    );
}

export function useRemoveFollow(id: number, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (followId: number) => call(removeFollow, { params: { id, followId } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: monitorsKey }),
  });
}
