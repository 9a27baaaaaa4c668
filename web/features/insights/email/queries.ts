import { useQuery } from '@tanstack/react-query';
import type { showCreatorMail } from '../../../../contract/creator-mail.ts';
import { creatorPagePath } from '../../../../contract/creator-page.ts';
import type { ReplyOf } from '../../../../contract/endpoint.ts';
import { call } from '../../../api.ts';
import { inboxKey } from '../../../layout/queries.ts';
import type { CreatorKey } from '../queries.ts';

export type CreatorMail = ReplyOf<typeof showCreatorMail>;

/** Below the key of the inbox: what comes in there may be from the creator. */
export const useCreatorMail = ({ platform, id }: CreatorKey) =>
  useQuery({
    queryKey: [...inboxKey, 'creator', platform, id],
    queryFn: ({ signal }) =>
      call<typeof showCreatorMail>('GET', `${creatorPagePath}/mail`, {
        params: { platform, id },
        faults: 'page',
        signal,
      }),
    staleTime: 0,
  });
