import { useQuery } from '@tanstack/react-query';
import { getCreatorMail } from '../../../contract/inbox/creator-mail.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { inboxKey } from '../../layout/queries.ts';
import type { CreatorKey } from '../../creators/insights/queries.ts';

export type CreatorMail = ReplyOf<typeof getCreatorMail>;

/** Under the key of the inbox, since incoming mail may be from this creator. */
export const useCreatorMail = ({ platform, id }: CreatorKey) =>
  useQuery({
    queryKey: [...inboxKey, 'creator', platform, id],
    queryFn: ({ signal }) =>
      call(getCreatorMail, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
    staleTime: 0,
  });
