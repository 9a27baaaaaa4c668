import { makeHook } from '../../hooks.ts';
import type { Person } from './person.ts';

/**
 * A person is gone from the tables of a team, in its last transaction about them, as the team. `wasThere`: something of
 * the team was deleted or changed.
 */
export const erasedFromTeam = makeHook<{ teamId: number; person: Person; wasThere: boolean }>();

/**
 * A person is about to go from the tables that belong to no team. Outside of any transaction, and perhaps again after
 * a crash. What takes longer is put off by an error: the erasure goes on with it a minute later.
 */
export const leavesInstallation = makeHook<{ erasureId: number; person: Person }>();
