import { makeHook } from '../../core/hooks.ts';

export interface ProjectEvent {
  teamId: number;
  projectId: number;
}

/** Runs before a project is locked to be removed: who locks something and then its project locks that first here. */
export const projectRemoving = makeHook<ProjectEvent>();

/** Runs while a project is removed: features delete its data. */
export const projectRemoved = makeHook<ProjectEvent>();

/** There may be news of a project's posts. */
export const projectChanged = makeHook<ProjectEvent>();
