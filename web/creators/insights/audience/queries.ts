import { useQuery } from '@tanstack/react-query';
import { getAudience } from '../../../../contract/creators/insights/insights.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { call } from '../../../app/api.ts';
import type { CreatorKey } from '../queries.ts';

export type AudienceReply = ReplyOf<typeof getAudience>;

export const useAudience = ({ platform, id }: CreatorKey) =>
  useQuery({
    queryKey: ['creator', platform, id, 'audience'],
    queryFn: ({ signal }) =>
      call(getAudience, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
  });
