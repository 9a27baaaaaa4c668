import { useQuery } from '@tanstack/react-query';
import type { showSignals } from '../../../../contract/creators/insights/insights.ts';
import { creatorPagePath } from '../../../../contract/catalogue/creator-path.ts';
import { call } from '../../../app/api.ts';
import type { CreatorKey } from '../queries.ts';

export const useSignals = ({ platform, id }: CreatorKey) =>
  useQuery({
    queryKey: ['creator', platform, id, 'signals'],
    queryFn: ({ signal }) =>
      call<typeof showSignals>('GET', `${creatorPagePath}/signals`, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
  });
