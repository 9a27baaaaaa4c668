import { type ProjectState, projectStates } from '../../../../contract/monitoring/monitor-kinds.ts';
import { type Paging, readId, readKeyword, readPaging, writePaging } from '../../../ui/tables/paging.ts';

/** The filters of projects; null means any. */
export interface ProjectsState extends Paging {
  state: ProjectState | null;
  name: string;
  ownerId: number | null;
}

const nameLength = 60;

/** Reads the filters from an address; ignores invalid values. */
export const readProjects = (params: URLSearchParams): ProjectsState => ({
  state: projectStates.find(each => each === params.get('state')) ?? null,
  name: readKeyword(params).slice(0, nameLength),
  ownerId: readId(params.get('owner')),
  ...readPaging(params),
});

export function writeProjects({ state, name, ownerId, ...paging }: ProjectsState): URLSearchParams {
  const params = new URLSearchParams();
  if (state) params.set('state', state);
  if (name) params.set('keyword', name);
  if (ownerId !== null) params.set('owner', String(ownerId));
  writePaging(params, paging);
  return params;
}
