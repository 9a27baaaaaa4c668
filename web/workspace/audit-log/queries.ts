import { useMutation, useQuery } from '@tanstack/react-query';
import { useMay } from '../../session/session.ts';
import { listMembers } from '../../../contract/workspace/members.ts';
import {
  fetchSealedRecords,
  getRecordCheck,
  listOperationRecords,
} from '../../../contract/workspace/audit-log.ts';
import { call, callForFile } from '../../app/api.ts';
import { saveFile } from '../../ui/files/save-file.ts';
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

/** How far the records are sealed, and what the last check found. */
export const useRecordCheck = () =>
  useQuery({
    queryKey: ['operation-records', 'check'],
    queryFn: ({ signal }) => call(getRecordCheck, { errorDisplay: 'page', signal }),
  });

/** Saves all sealed records as lines. */
export const useSealedFile = () =>
  useMutation({
    mutationFn: async () => saveFile(await callForFile(fetchSealedRecords), 'operation-records.ndjson'),
  });
