import { useQuery } from '@tanstack/react-query';
import { getCalendar, getMyWork } from '../../../contract/campaigns/agenda/agenda.ts';
import type { QueryInputOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';

/** The items of a range of days; the previous ones stay while the next ones load. */
export const useCalendar = (query: QueryInputOf<typeof getCalendar>) =>
  useQuery({
    queryKey: [...campaignsKey, 'calendar', query],
    queryFn: ({ signal }) => call(getCalendar, { query, errorDisplay: 'page', signal }),
    placeholderData: previous => previous,
  });

/** A page of the reader's waiting work. */
export const useMyWork = (query: string) =>
  useQuery({
    queryKey: [...campaignsKey, 'work', query],
    queryFn: ({ signal }) =>
      call(getMyWork, {
        query: new URLSearchParams({ size: '50', ...Object.fromEntries(new URLSearchParams(query)) }),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
  });
