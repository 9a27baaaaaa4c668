import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { getHome } from '../../../contract/home/overview.ts';
import { call } from '../../app/api.ts';
import { homeKey } from '../../layout/queries.ts';

export type Home = ReplyOf<typeof getHome>;

/** The parts of the home page, as they are now; those known stay until then. */
export const useHome = () =>
  useQuery({
    queryKey: homeKey,
    queryFn: ({ signal }) => call(getHome, { errorDisplay: 'page', signal }),
    staleTime: 0,
  });
