import type { actOnCreators } from '../../../../contract/creators/bulk.ts';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import type { TeamMarks } from '../../../../contract/creators/team-creators/team-creators.ts';

type Body = BodyInputOf<typeof actOnCreators>;
/** Which creators are meant, as calls take it. */
export type Meant = Body['selection'];
export type Act = Body['action'];

export type ActionName =
  | 'save'
  | 'write'
  | 'campaign'
  | 'compare'
  | 'copy'
  | 'move'
  | 'remove'
  | 'tag'
  | 'note'
  | 'status'
  | 'block'
  | 'export';

/** What an action is about. */
export interface Target {
  meant: Meant;
  count: number;
  /** Where it is a single creator. */
  one?: { name: string; marks: TeamMarks };
  /** On the page of this list. */
  from?: { id: number; name: string };
  /** The columns that the page shows, in their order. */
  columns: readonly { key: string; head: string }[];
}

/** An action that somebody has begun, and whose dialog is open. */
export interface OpenAction {
  what: ActionName;
  target: Target;
}

/** What takes its creators away from the page they were chosen on. */
export const takesAway = (what: ActionName) => what === 'move' || what === 'remove' || what === 'block';
