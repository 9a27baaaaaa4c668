import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import {
  changeProject,
  createProject,
  listProjects,
  removeProject,
  getProject,
  changeProjectState,
} from '../../../../contract/monitoring/monitors.ts';
import type { ProjectState } from '../../../../contract/monitoring/monitor-kinds.ts';
import { call } from '../../../app/api.ts';
import { type ProjectsState, writeProjects } from './project-state.ts';

const errorDisplay = 'page';

/** Projects, their posts and their follows. */
export const monitorsKey = ['monitors'];

/** Milliseconds between polls while a page is visible: figures change without the user. */
export const pollEvery = 60_000;

export type ProjectsPage = ReplyOf<typeof listProjects>;
export type ProjectView = ReplyOf<typeof getProject>;
export type ProjectBody = BodyInputOf<typeof createProject>;

/** A page of projects; the previous one stays while the next one loads. */
export function useProjects(state: ProjectsState) {
  const query = writeProjects(state);
  query.delete('keyword');
  query.delete('owner');
  if (state.name) query.set('name', state.name);
  if (state.ownerId !== null) query.set('ownerId', String(state.ownerId));
  return useQuery({
    queryKey: [...monitorsKey, 'all', query.toString()],
    queryFn: ({ signal }) => call(listProjects, { query, errorDisplay, signal }),
    placeholderData: previous => previous,
    staleTime: 0,
    refetchInterval: pollEvery,
  });
}

/** Accounts that can own a project. */
export const useOwners = () =>
  useQuery({
    queryKey: [...monitorsKey, 'all', 'size=1'],
    queryFn: ({ signal }) => call(listProjects, { query: { size: 1 }, errorDisplay, signal }),
    select: ({ owners }) => owners,
  });

/** A project with its figures by day. */
export const useProject = (id: number | null) =>
  useQuery({
    queryKey: [...monitorsKey, 'one', id],
    queryFn: ({ signal }) => call(getProject, { params: { id: id ?? 0 }, errorDisplay, signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: pollEvery,
  });

/** Creates or changes a project; what shows it is reloaded. */
export function useSaveProject() {
  const queries = useQueryClient();
  return async (id: number | undefined, body: ProjectBody): Promise<number> => {
    const saved =
      id === undefined
        ? (await call(createProject, { body, errorDisplay })).id
        : await call(changeProject, { params: { id }, body, errorDisplay }).then(() => id);
    await queries.invalidateQueries({ queryKey: monitorsKey });
    return saved;
  };
}

export function useChangeState(id: number, onDone: (state: ProjectState) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (state: ProjectState) => call(changeProjectState, { params: { id }, body: { state } }),
    onSuccess: (_, state) => onDone(state),
    onSettled: () => queries.invalidateQueries({ queryKey: monitorsKey }),
  });
}

export function useRemoveProject(id: number, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeProject, { params: { id } }),
    onSuccess() {
      // Leaves the page first, so that the deleted project is not reloaded.
      onDone();
      queries.removeQueries({ queryKey: [...monitorsKey, 'one', id] });
      return queries.invalidateQueries({ queryKey: [...monitorsKey, 'all'] });
    },
  });
}
