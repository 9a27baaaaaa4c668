import type { actOnCreators } from '../../../../contract/creators/bulk.ts';
import type { BodyInputOf } from '../../../../contract/core/endpoint.ts';
import type { TeamMarks } from '../../../../contract/creators/team-creators/team-creators.ts';

type Body = BodyInputOf<typeof actOnCreators>;
/** The creators of an action, in the form that calls take. */
export type Meant = Body['selection'];
export type Act = Body['action'];

export type DialogName =
  | 'save'
  | 'campaign'
  | 'copy'
  | 'move'
  | 'remove'
  | 'tag'
  | 'note'
  | 'status'
  | 'block'
  | 'export';
/** The others are carried out without a dialog of their own. */
export type ActionName = DialogName | 'write' | 'compare';

/** What an action applies to. */
export interface Target {
  meant: Meant;
  count: number;
  /** Set if it is a single creator. */
  one?: { name: string; marks: TeamMarks };
  /** Set on the page of this list. */
  from?: { id: number; name: string };
  /** The columns that the page shows, in display order. */
  columns: readonly { key: string; head: string }[];
}

/** An action whose dialog is open. */
export interface OpenAction {
  what: DialogName;
  target: Target;
}

/** Whether the action removes its creators from the current page. */
export const takesAway = (what: ActionName) => what === 'move' || what === 'remove' || what === 'block';
