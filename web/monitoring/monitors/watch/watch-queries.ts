import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import type { addFollows } from '../../../../contract/monitoring/follows.ts';
import type { addPosts } from '../../../../contract/monitoring/monitored-posts.ts';
import type { createProject, listProjects } from '../../../../contract/monitoring/monitors.ts';
import { call } from '../../../app/api.ts';

const path = '/kol/api/monitors';
const key = ['monitors'];
const errorDisplay = 'page';
/** Nobody chooses from more than a page. */
const mostOffered = 100;

/** Projects that are still fetching figures, newest first. */
export const useOpenProjects = () =>
  useQuery({
    queryKey: [...key, 'all', 'open'],
    queryFn: ({ signal }) =>
      call<typeof listProjects>('GET', path, {
        query: { state: 'open', size: mostOffered },
        errorDisplay,
        signal,
      }),
  });

/** What to monitor: posts by their links, or follows. */
export type Watched = { links: string } | BodyInputOf<typeof addFollows>;

/** Creates a project, and adds to one. */
export function useWatching() {
  const queries = useQueryClient();
  const renew = () => void queries.invalidateQueries({ queryKey: key });
  return {
    make: async (body: BodyInputOf<typeof createProject>): Promise<number> =>
      (await call<typeof createProject>('POST', path, { body, errorDisplay })).id,
    add: async (
      id: number,
      watched: Watched,
      isPosts: boolean,
    ): Promise<{ added: number; already: number }> =>
      isPosts
        ? call<typeof addPosts>('POST', `${path}/:id/posts`, {
            params: { id },
            body: watched as BodyInputOf<typeof addPosts>,
            errorDisplay,
          }).finally(renew)
        : call<typeof addFollows>('POST', `${path}/:id/follows`, {
            params: { id },
            body: watched as BodyInputOf<typeof addFollows>,
            errorDisplay,
          }).finally(renew),
  };
}
