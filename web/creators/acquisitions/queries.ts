import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createAcquisition,
  listAcquisitions,
  removeAcquisition,
  getAcquisition,
  changeAcquisitionState,
  tryAcquisition,
  type Acquisition,
} from '../../../contract/creators/acquisitions/acquisitions.ts';
import { filterChoices } from '../../../contract/creators/search/creator-search.ts';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { call } from '../../app/api.ts';
import { acquisitionsKey } from '../../layout/queries.ts';
import {
  type AcquisitionsState,
  type ItemsState,
  writeAcquisitions,
  writeItems,
} from './acquisition-state.ts';
import { isUnderWay } from './acquisition-progress.ts';

const errorDisplay = 'page';
/** Milliseconds between polls while it runs. */
const pollEvery = 2000;

export type AcquisitionsPage = ReplyOf<typeof listAcquisitions>;
export type Way = AcquisitionsPage['ways'][number];
export type Deed = BodyInputOf<typeof changeAcquisitionState>['deed'];
export type NewAcquisition = BodyInputOf<typeof createAcquisition>;
export type Tried = ReplyOf<typeof tryAcquisition>;
type Params = BodyInputOf<typeof tryAcquisition>;

/** A page of acquisitions; the previous one stays while the next one loads. */
export function useAcquisitions(state: AcquisitionsState) {
  const query = writeAcquisitions(state);
  if (state.name) query.set('name', state.name);
  query.delete('keyword');
  return useQuery({
    queryKey: [...acquisitionsKey, 'all', query.toString()],
    queryFn: ({ signal }) => call(listAcquisitions, { query, errorDisplay, signal }),
    placeholderData: previous => previous,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.acquisitions.some(isUnderWay) && pollEvery,
  });
}

/** What can be collected now, and how much of the plan is left. */
export const useWays = () =>
  useQuery({
    queryKey: [...acquisitionsKey, 'all', 'size=1'],
    queryFn: ({ signal }) => call(listAcquisitions, { query: { size: 1 }, errorDisplay, signal }),
    staleTime: 0,
  });

/** An acquisition with a page of its items, polled while it runs. */
export function useAcquisition(id: number | null, items: ItemsState) {
  const query = writeItems(items);
  if (items.reason) query.set('outcome', 'failed');
  query.set('size', String(items.size));
  return useQuery({
    queryKey: [...acquisitionsKey, 'one', id, query.toString()],
    queryFn: ({ signal }) =>
      call(getAcquisition, {
        params: { id: id ?? 0 },
        query,
        errorDisplay,
        signal,
      }),
    enabled: id !== null,
    placeholderData: (previous, before) => (before?.queryKey[2] === id ? previous : undefined),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data && isUnderWay(data.acquisition) && pollEvery,
  });
}

/** What links would start; nothing is written, so it may be asked while they are typed. Null asks nothing. */
export const useTry = (asked: Params | null) =>
  useQuery({
    queryKey: [...acquisitionsKey, 'try', asked],
    queryFn: asked ? ({ signal }) => call(tryAcquisition, { body: asked, errorDisplay, signal }) : skipToken,
    placeholderData: previous => (asked ? previous : undefined),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export function useCreate() {
  const queries = useQueryClient();
  return async (body: NewAcquisition) => {
    const { id } = await call(createAcquisition, { body, errorDisplay });
    await Promise.all([
      queries.invalidateQueries({ queryKey: acquisitionsKey }),
      queries.invalidateQueries({ queryKey: ['lists'] }),
    ]);
    return id;
  };
}

export function useChangeState({ id }: Pick<Acquisition, 'id'>, onDone: (deed: Deed) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deed: Deed) => call(changeAcquisitionState, { params: { id }, body: { deed } }),
    onSuccess: (_, deed) => onDone(deed),
    onSettled: () => queries.invalidateQueries({ queryKey: acquisitionsKey }),
  });
}

export function useRemove({ id }: Pick<Acquisition, 'id'>, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeAcquisition, { params: { id } }),
    onSuccess() {
      // Leaves the page first, so that its data is not fetched again.
      onDone();
      queries.removeQueries({ queryKey: [...acquisitionsKey, 'one', id] });
      return queries.invalidateQueries({ queryKey: [...acquisitionsKey, 'all'] });
    },
  });
}

/** Regions that the catalogue knows on a platform. */
export const useRegions = (platform: Platform) =>
  useQuery({
    queryKey: ['creator-choices', platform],
    queryFn: ({ signal }) =>
      call(filterChoices, {
        query: { platform },
        errorDisplay,
        signal,
      }),
    staleTime: 600_000,
  });
