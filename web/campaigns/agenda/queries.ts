import { useQuery } from '@tanstack/react-query';
import { getCalendar, getMyWork } from '../../../contract/campaigns/agenda/agenda.ts';
import type { QueryInputOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';
import { firstWork, type WorkQuestion } from './agenda-state.ts';

/** The items of a range of days; the previous ones stay while the next ones load. */
export const useCalendar = (query: QueryInputOf<typeof getCalendar>) =>
  useQuery({
    queryKey: [...campaignsKey, 'calendar', query],
    queryFn: ({ signal }) => call(getCalendar, { query, errorDisplay: 'page', signal }),
    placeholderData: previous => previous,
  });

/** A page of the reader's waiting work, or its first lines. */
export function useMyWork({ step, campaignId, isMine, isAll, page, size }: WorkQuestion) {
  const query = {
    ...(step && { step }),
    ...(campaignId && { campaignId }),
    ...(isMine && { mine: 'true' }),
    page: isAll ? page : 1,
    size: isAll ? size : firstWork,
  };
  return useQuery({
    queryKey: [...campaignsKey, 'work', query],
    queryFn: ({ signal }) => call(getMyWork, { query, errorDisplay: 'page', signal }),
    placeholderData: previous => previous,
  });
}
