import { useQuery } from '@tanstack/react-query';
import { listPlans } from '../../../contract/billing/plans.ts';
import { listMembers } from '../../../contract/workspace/members.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { call } from '../../app/api.ts';
import { currentLang } from '../../i18n/lang.ts';
import { type RecordState, writeState } from './record-state.ts';

/** A page of records; the previous one stays while the next one loads. */
export function useRecords(state: RecordState) {
  const query = writeState(state).toString();
  return useQuery({
    queryKey: ['operation-records', query],
    queryFn: ({ signal }) =>
      call(listOperationRecords, {
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    // Users come here to see what was just done.
    staleTime: 0,
  });
}

/** Members for the filter; without them, the accounts of the visible records can still be chosen. */
export const useTeamMembers = () =>
  useQuery({
    queryKey: ['team-members'],
    queryFn: ({ signal }) => call(listMembers, { errorDisplay: 'page', signal }),
  });

/** The names of plans by code; none if they cannot be loaded. */
export function usePlanNames(): ReadonlyMap<string, string> | 'loading' {
  const { data, isPending } = useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listPlans, { errorDisplay: 'page', signal }),
    staleTime: 600_000,
  });
  if (isPending) return 'loading';
  const plans = data?.plans ?? [];
  return new Map(plans.map(plan => [plan.code, currentLang === 'zh' ? plan.nameZh : plan.nameEn]));
}
