import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeBrief,
  decideCheck,
  listChecks,
  getBrief,
  getPostChecks,
  type Requirements,
} from '../../../contract/monitoring/briefs/briefs.ts';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { pollEvery, monitorsKey } from '../shared/projects/queries.ts';
import type { BriefState } from './brief-state.ts';

const errorDisplay = 'page';

export type Brief = ReplyOf<typeof getBrief>;
export type ChecksPage = ReplyOf<typeof listChecks>;

export const useBrief = (id: number) =>
  useQuery({
    queryKey: [...monitorsKey, 'brief', id],
    queryFn: ({ signal }) => call(getBrief, { params: { id }, errorDisplay, signal }),
    staleTime: 0,
  });

export function useSaveBrief(id: number) {
  const queries = useQueryClient();
  return async (requirements: Requirements, revision: number) => {
    const body = { ...requirements, revision };
    await call(changeBrief, { params: { id }, body, errorDisplay });
    await queries.invalidateQueries({ queryKey: monitorsKey });
  };
}

/** A page of checked posts; the previous one stays while the next one loads. */
export function useChecks(id: number, { outcome, requirement, page, size }: BriefState) {
  const query = { ...(outcome && { outcome }), ...(requirement && { requirement }), page, size };
  return useQuery({
    queryKey: [...monitorsKey, 'checks', id, query],
    queryFn: ({ signal }) => call(listChecks, { params: { id }, query, errorDisplay, signal }),
    placeholderData: (previous, before) => (before?.queryKey[2] === id ? previous : undefined),
    staleTime: 0,
    refetchInterval: pollEvery,
  });
}

export const usePostChecks = (id: number, key: string) =>
  useQuery({
    queryKey: [...monitorsKey, 'postChecks', id, key],
    queryFn: ({ signal }) =>
      call(getPostChecks, {
        params: { id, key },
        errorDisplay,
        signal,
      }),
    staleTime: 0,
    refetchInterval: pollEvery,
  });

export function useDecide(id: number, key: string) {
  const queries = useQueryClient();
  return async (body: BodyInputOf<typeof decideCheck>) => {
    await call(decideCheck, {
      params: { id, key },
      body,
      errorDisplay,
    });
    await queries.invalidateQueries({ queryKey: monitorsKey });
  };
}
