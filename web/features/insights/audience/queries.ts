import { useQuery } from '@tanstack/react-query';
import type { showAudience } from '../../../../contract/insights.ts';
import { creatorPagePath } from '../../../../contract/creator-page.ts';
import type { ReplyOf } from '../../../../contract/endpoint.ts';
import { call } from '../../../api.ts';
import type { CreatorKey } from '../queries.ts';

export type AudienceReply = ReplyOf<typeof showAudience>;

export const useAudience = ({ platform, id }: CreatorKey) =>
  useQuery({
    queryKey: ['creator', platform, id, 'audience'],
    queryFn: ({ signal }) =>
      call<typeof showAudience>('GET', `${creatorPagePath}/audience`, {
        params: { platform, id },
        faults: 'page',
        signal,
      }),
  });
