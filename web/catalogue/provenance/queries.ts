import { useQuery } from '@tanstack/react-query';
import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import { getOrigins } from '../../../contract/catalogue/provenance.ts';
import { call } from '../../app/api.ts';

/** The provenance of a creator's fields, fetched when it is opened, and again with the page. */
export const useOrigins = ({ platform, id }: CreatorParams, isWanted: boolean) =>
  useQuery({
    queryKey: ['creator', platform, id, 'origins'],
    queryFn: ({ signal }) =>
      call(getOrigins, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
    enabled: isWanted,
  });
