import { useQuery } from '@tanstack/react-query';
import { getBrands } from '../../../../contract/creators/insights/insights.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { call } from '../../../app/api.ts';
import type { CreatorKey } from '../queries.ts';

export type BrandsReply = ReplyOf<typeof getBrands>;

export const useBrands = ({ platform, id }: CreatorKey) =>
  useQuery({
    queryKey: ['creator', platform, id, 'brands'],
    queryFn: ({ signal }) =>
      call(getBrands, {
        params: { platform, id },
        errorDisplay: 'page',
        signal,
      }),
  });
