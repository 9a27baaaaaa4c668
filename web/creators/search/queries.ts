import { useQuery } from '@tanstack/react-query';
import {
  countFacet,
  countPlatforms,
  filterChoices,
  searchCreators,
} from '../../../contract/creators/search/creator-search.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { facetFilters, type FacetName } from '../../../contract/creators/search/facets.ts';
import type { SearchPlatform } from '../../../contract/core/platform.ts';
import { call } from '../../app/api.ts';
import { followsBackgroundTasks, useLists } from '../shared/queries.ts';

/**
 * The milliseconds after which a count that the database could not finish in time is asked for again: later each time,
 * because the database may have to count for long.
 */
const askAgain = (isCounting: boolean, answers: number) => isCounting && 5000 * 2 ** Math.min(answers, 5);

export type Choices = ReplyOf<typeof filterChoices>;

/** A page of results. The previous page stays while the next one loads, unless it is of another platform. */
export function useSearch(platform: SearchPlatform, search: URLSearchParams) {
  const address = search.toString();
  return useQuery({
    queryKey: ['creators', platform, address],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams(address);
      query.set('platform', platform);
      return call(searchCreators, { query, errorDisplay: 'page', signal });
    },
    meta: followsBackgroundTasks,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      askAgain(data?.total === null, dataUpdateCount),
    placeholderData: (previous, query) => (query?.queryKey[1] === platform ? previous : undefined),
  });
}

/**
 * What the search finds on the other platforms, for their tabs. A reply on all platforms has told already, and on one
 * the results come first.
 */
export function useCounts(platform: SearchPlatform, search: URLSearchParams, isWanted: boolean) {
  const query = new URLSearchParams(search);
  for (const name of ['sort', 'page', 'size']) query.delete(name);
  const address = query.toString();
  return useQuery({
    queryKey: ['creator-counts', platform, address],
    queryFn: ({ signal }) => {
      query.set('platform', platform);
      return call(countPlatforms, { query, errorDisplay: 'page', signal });
    },
    enabled: isWanted && platform !== 'all',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      askAgain(data?.platforms.some(({ total }) => total === null) ?? false, dataUpdateCount),
    staleTime: 60_000,
  });
}

/** How many creators each value of a filter would leave, with the other filters of the search applied. */
export function useFacet(platform: SearchPlatform, search: URLSearchParams, facet: FacetName | null) {
  const query = new URLSearchParams(search);
  for (const name of facet ? facetFilters[facet] : []) query.delete(name);
  const address = query.toString();
  return useQuery({
    queryKey: ['creator-facets', platform, facet, address],
    queryFn: ({ signal }) => {
      query.set('platform', platform);
      query.set('facet', facet ?? '');
      return call(countFacet, {
        query,
        errorDisplay: 'page',
        signal,
      });
    },
    enabled: facet !== null,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      askAgain(data?.values === null, dataUpdateCount),
    staleTime: 60_000,
  });
}

/** The values that filters offer. Without them, filters still accept typed values. */
export function useChoices(platform: SearchPlatform) {
  return useQuery({
    queryKey: ['creator-choices', platform],
    queryFn: ({ signal }) =>
      call(filterChoices, {
        query: { platform },
        errorDisplay: 'page',
        signal,
      }),
    staleTime: 600_000,
  });
}

/** The names of the team's lists by id, for the words of a filter. */
export function useListNames(): ReadonlyMap<string, string> {
  const { data } = useLists();
  return new Map(data?.lists.map(({ id, name }) => [String(id), name]));
}
