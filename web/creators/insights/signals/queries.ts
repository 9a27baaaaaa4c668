import { useQuery } from '@tanstack/react-query';
import { getSignals } from '../../../../contract/creators/insights/insights.ts';
import { call } from '../../../app/api.ts';
import type { CreatorKey } from '../queries.ts';

export const useSignals = ({ platform, id }: CreatorKey) =>
  useQuery({
    queryKey: ['creator', platform, id, 'signals'],
    queryFn: ({ signal }) =>
      call(getSignals, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
  });
