import { useQuery } from '@tanstack/react-query';
import { compareCreators } from '../../../contract/creators/comparison.ts';
import { call } from '../../app/api.ts';

/** The comparison of creators, in any order: the page sorts them. The previous ones stay while others load. */
export function useComparison(ids: readonly number[]) {
  const asked = ids.toSorted((a, b) => a - b).join(',');
  return useQuery({
    queryKey: ['comparison', asked],
    queryFn: ({ signal }) =>
      call(compareCreators, {
        query: { ids: asked },
        errorDisplay: 'page',
        signal,
      }),
    enabled: ids.length > 0,
    placeholderData: previous => previous,
  });
}
