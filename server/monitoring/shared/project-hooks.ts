import { makeHook } from '../../core/hooks.ts';

export interface ProjectEvent {
  teamId: number;
  projectId: number;
}

/** A project is being removed: whatever belongs to it goes with it. */
export const projectRemoved = makeHook<ProjectEvent>();

/** Something new may be known of a project's posts. */
export const projectChanged = makeHook<ProjectEvent>();
