import { useQuery } from '@tanstack/react-query';
import { showAudience } from '../../../../contract/creators/insights/insights.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { call } from '../../../app/api.ts';
import type { CreatorKey } from '../queries.ts';

export type AudienceReply = ReplyOf<typeof showAudience>;

export const useAudience = ({ platform, id }: CreatorKey) =>
  useQuery({
    queryKey: ['creator', platform, id, 'audience'],
    queryFn: ({ signal }) =>
      call(showAudience, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
  });
