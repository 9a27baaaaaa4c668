import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import { addFollows } from '../../../../contract/monitoring/follows.ts';
import { addPosts } from '../../../../contract/monitoring/monitored-posts.ts';
import { createProject, listProjects } from '../../../../contract/monitoring/monitors.ts';
import { call } from '../../../app/api.ts';

const key = ['monitors'];
const errorDisplay = 'page';
/** Nobody chooses from more than a page. */
const maxOffered = 100;

/** Projects that are still fetching figures, newest first. */
export const useOpenProjects = () =>
  useQuery({
    queryKey: [...key, 'all', 'open'],
    queryFn: ({ signal }) =>
      call(listProjects, {
        query: { state: 'open', size: maxOffered },
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
      (await call(createProject, { body, errorDisplay })).id,
    add: async (
      id: number,
      watched: Watched,
      isPosts: boolean,
    ): Promise<{ added: number; already: number }> =>
      isPosts
        ? call(addPosts, {
            params: { id },
            body: watched as BodyInputOf<typeof addPosts>,
            errorDisplay,
          }).finally(renew)
        : call(addFollows, {
            params: { id },
            body: watched,
            errorDisplay,
          }).finally(renew),
  };
}
