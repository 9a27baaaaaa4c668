import { useQuery } from '@tanstack/react-query';
import { getCreator } from '../../../../contract/creators/search/creator-search.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { call } from '../../../app/api.ts';

export function useCreator(platform: Platform, id: number) {
  return useQuery({
    queryKey: ['creator', platform, id],
    queryFn: ({ signal }) =>
      call(getCreator, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
  });
}
