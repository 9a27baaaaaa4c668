import { useQuery } from '@tanstack/react-query';
import { getUsage } from '../../../contract/billing/plans.ts';
import { call } from '../../app/api.ts';

/** What is used of the plan, and of the reader's own quotas. */
export const useUsage = () =>
  useQuery({
    queryKey: ['usage'],
    queryFn: ({ signal }) => call(getUsage, { errorDisplay: 'page', signal }),
    // Whatever somebody does on other pages counts.
    staleTime: 0,
  });
