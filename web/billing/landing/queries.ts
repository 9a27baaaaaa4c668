import { useQuery } from '@tanstack/react-query';
import { getStatisticsCount } from '../../../contract/activity/statistics.ts';
import { call } from '../../app/api.ts';

export const useStatistics = () =>
  useQuery({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => call(getStatisticsCount, { errorDisplay: 'page', signal }),
  });
