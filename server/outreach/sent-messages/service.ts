import type { Db } from '../../core/db/database.ts';
import { invitationsTo, type Invitation } from './campaign-invitations.queries.ts';
import { recordsOfAddresses, type AddressRecord } from './creator-messages.queries.ts';

export type { Invitation };

/**
 * Counts how often tasks wrote to each of these addresses, and how often it bounced; addresses without mail are
 * missing.
 */
export const addressRecords = (
  db: Db,
  teamId: number,
  addresses: readonly string[],
): Promise<AddressRecord[]> => recordsOfAddresses(db, teamId, addresses);

/** Returns what the mail tasks of a campaign sent to each creator, with the results; drafts do not count. */
export const invitationsOf = (db: Db, of: { teamId: number; campaignId: number }): Promise<Invitation[]> =>
  invitationsTo(db, of);
