import { useQuery } from '@tanstack/react-query';
import { listPlans } from '../../../contract/billing/plans.ts';
import { getStatisticsCount } from '../../../contract/activity/statistics.ts';
import { call } from '../../app/api.ts';

export const useStatistics = () =>
  useQuery({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => call(getStatisticsCount, { errorDisplay: 'page', signal }),
  });

export const usePlans = () =>
  useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listPlans, { errorDisplay: 'page', signal }),
  });
