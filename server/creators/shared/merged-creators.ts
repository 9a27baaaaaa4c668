import type { Db } from '../../core/db/database.ts';
import type { erasedFromTeam } from '../../core/db/personal-data/erasure-hooks.ts';
import { moveReferences, type CreatorReference, type IdPair } from '../../core/db/move-references.ts';
import {
  countMembers,
  recountMembers,
  takeBetterStatus,
  takeImportedNames,
  takeOwnAddresses,
} from './merged-creators.queries.ts';

const references: readonly CreatorReference[] = [
  { table: 'list_members', once: ['list_id'] },
  { table: 'team_creator_tags', once: ['tag'] },
  { table: 'team_creator_notes' },
  // Of what is in force there is one for each list; what was removed stays as it was.
  { table: 'blocklist_entries', once: ['list_id', 'removed_at'] },
  { table: 'list_import_rows' },
  { table: 'unlocked_addresses', once: ['address'] },
  { table: 'paid_prices' },
  { table: 'acquisition_items' },
  { table: 'creator_invitations', once: [] },
];

/** Lets what a team keeps of creators name those who stay: lists, memory, blacklist, addresses, prices. */
export async function moveTeamCreators(db: Db, teamId: number, pairs: readonly IdPair[]): Promise<void> {
  await takeOwnAddresses(db, teamId, pairs);
  await moveReferences(db, teamId, references, pairs);
  await takeBetterStatus(db, teamId, pairs);
  await takeImportedNames(db, teamId, pairs);
  await moveReferences(db, teamId, [{ table: 'team_creators', once: [] }], pairs);
  await countMembers(db, teamId, pairs);
}

/** Lists count only who is left in them. */
export const recountLists: Parameters<typeof erasedFromTeam.add>[0] = (db, _ctx, { teamId }) =>
  recountMembers(db, teamId);
