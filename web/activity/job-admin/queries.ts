import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listImportRuns, listJobs, retryDeadJob } from '../../../contract/activity/job-admin.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';

export type Queue = ReplyOf<typeof listJobs>['queues'][number];
export type DeadJob = ReplyOf<typeof listJobs>['dead'][number];
export type ImportRun = ReplyOf<typeof listImportRuns>['runs'][number];

/** Milliseconds. */
const refresh = 10_000;

export const useJobs = () =>
  useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }) => call(listJobs, { errorDisplay: 'page', signal }),
    refetchInterval: refresh,
  });

export const useImportRuns = () =>
  useQuery({
    queryKey: ['import-runs'],
    queryFn: ({ signal }) => call(listImportRuns, { errorDisplay: 'page', signal }),
    refetchInterval: refresh,
  });

export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(retryDeadJob, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  });
}
