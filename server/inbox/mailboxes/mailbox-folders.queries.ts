import type { FolderRole } from '../../../contract/core/mail/mail-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import type { SenderKey } from './queries.ts';

export interface FolderRow {
  role: FolderRole;
  path: string;
  account: string;
  uid_validity: number;
  last_uid: number;
  pending: number;
  checked_at: Date | null;
}

const columns = ['role', 'path', 'account', 'uid_validity', 'last_uid', 'pending', 'checked_at'] as const;

export const folderRows = (db: Db, { teamId, senderId }: SenderKey): Promise<FolderRow[]> =>
  db
    .selectFrom('mail_folders')
    .select(columns)
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .execute();

export function foldersOfTeam(db: Db, teamId: number) {
  return db
    .selectFrom('mail_folders')
    .select(['sender_id', ...columns])
    .where('team_id', '=', teamId)
    .execute();
}

export type FolderStart = Omit<FolderRow, 'pending' | 'checked_at'>;

/** Begins to read a folder at this position. */
export async function beginFolder(
  db: Db,
  { teamId, senderId }: SenderKey,
  folder: FolderStart,
): Promise<void> {
  const start = { ...folder, pending: 0, checked_at: null };
  await db
    .insertInto('mail_folders')
    .values({ team_id: teamId, sender_id: senderId, ...start })
    .onConflict(conflict => conflict.columns(['team_id', 'sender_id', 'role']).doUpdateSet(start))
    .execute();
}

/**
 * Stores how far a folder was read; the row is locked until the transaction ends.
 * @returns false if another process has changed it
 */
export async function advanceFolder(
  db: Db,
  { teamId, senderId }: SenderKey,
  from: FolderStart,
  to: { lastUid: number; pending: number },
): Promise<boolean> {
  const rows = await db
    .updateTable('mail_folders')
    .set({ last_uid: to.lastUid, pending: to.pending })
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('role', '=', from.role)
    .where('path', '=', from.path)
    .where('account', '=', from.account)
    .where('uid_validity', '=', from.uid_validity)
    .where('last_uid', '=', from.last_uid)
    .returning('role')
    .execute();
  return rows.length > 0;
}

/** @param at null means soon */
export async function setChecked(
  db: Db,
  { teamId, senderId }: SenderKey,
  at: Date | null,
  role?: FolderRole,
): Promise<void> {
  await db
    .updateTable('mail_folders')
    .set({ checked_at: at })
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .$if(role !== undefined, rows => rows.where('role', '=', role ?? 'inbox'))
    .execute();
}

/** Returns the UIDs of a folder whose mails are known and arrived since a moment. */
export async function recentUids(
  db: Db,
  { teamId, senderId }: SenderKey,
  { role, uidValidity }: { role: FolderRole; uidValidity: number },
  since: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('inbox_places as place')
    .innerJoin('inbox_mails as mail', join =>
      join.onRef('mail.team_id', '=', 'place.team_id').onRef('mail.id', '=', 'place.mail_id'),
    )
    .select('place.uid')
    .where('place.team_id', '=', teamId)
    .where('place.sender_id', '=', senderId)
    .where('place.role', '=', role)
    .where('place.uid_validity', '=', uidValidity)
    .where('mail.received_at', '>=', since)
    .orderBy('place.uid')
    .execute();
  return rows.map(({ uid }) => uid);
}
