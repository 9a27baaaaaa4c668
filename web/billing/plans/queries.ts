import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { getUsage, type listPlans } from '../../../contract/billing/plans.ts';
import { call } from '../../app/api.ts';

export type Plans = ReplyOf<typeof listPlans>;
export type PlanTerm = Plans['terms'][number];
export type Usage = ReplyOf<typeof getUsage>;

export const useUsage = () =>
  useQuery({
    queryKey: ['usage'],
    queryFn: ({ signal }) => call(getUsage, { errorDisplay: 'page', signal }),
    // Whatever somebody does on other pages counts.
    staleTime: 0,
  });
