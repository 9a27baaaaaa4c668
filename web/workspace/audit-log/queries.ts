import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../session/session.ts';
import { listMembers } from '../../../contract/workspace/members.ts';
import { listOperationRecords } from '../../../contract/workspace/audit-log.ts';
import { call } from '../../app/api.ts';
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
export function useTeamMembers() {
  const enabled = useMay('members.manage');
  return useQuery({
    queryKey: ['team-members'],
    enabled,
    queryFn: ({ signal }) => call(listMembers, { errorDisplay: 'page', signal }),
  });
}
