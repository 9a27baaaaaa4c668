import type { Db } from '../../core/db/database.ts';
import { invitationsTo, type Invitation } from './campaign-invitations.queries.ts';
import { recordsOfAddresses, type AddressRecord } from './creator-messages.queries.ts';

export type { Invitation };

/** How often tasks wrote to each of these addresses, and how often that came back; those never written to are absent. */
export const addressRecords = (
  db: Db,
  teamId: number,
  addresses: readonly string[],
): Promise<AddressRecord[]> => recordsOfAddresses(db, teamId, addresses);

/** What the mail tasks of a campaign sent to each creator, and what came of it; drafts tell nothing. */
export const invitationsOf = (db: Db, of: { teamId: number; campaignId: number }): Promise<Invitation[]> =>
  invitationsTo(db, of);
