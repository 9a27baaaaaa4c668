import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { MailEntry } from '../../outside/mail-protocol/mailbox-access.ts';

interface Folder {
  address: string;
  folder: 'inbox' | 'sent';
}

const mailsOf = (db: Db, teamId: number, { address, folder }: Folder) =>
  db
    .selectFrom('sandbox_mails')
    .where('team_id', '=', teamId)
    .where('address', '=', address)
    .where('folder', '=', folder)
    .orderBy('uid');

/** UIDs ascending, from one on, of mail that arrived since a moment. */
export async function mailUids(
  db: Db,
  teamId: number,
  { from, since, ...folder }: Folder & { from: number; since: Date | null },
): Promise<number[]> {
  const rows = await mailsOf(db, teamId, folder)
    .select('uid')
    .where('uid', '>=', from)
    .$if(since !== null, query => query.where('received_at', '>=', since!))
    .execute();
  return rows.map(({ uid }) => uid);
}

export async function mailEntries(
  db: Db,
  teamId: number,
  { uids, ...folder }: Folder & { uids: readonly number[] },
): Promise<MailEntry[]> {
  const rows = await mailsOf(db, teamId, folder)
    .select(['uid', 'received_at', sql<number>`octet_length(content)`.as('size')])
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .execute();
  return rows.map(({ uid, size, received_at: receivedAt }) => ({
    uid,
    size,
    receivedAt,
    isSeen: folder.folder === 'sent',
  }));
}

/** Whole mails by UID. */
export async function mailSources(
  db: Db,
  teamId: number,
  { uids, ...folder }: Folder & { uids: readonly number[] },
): Promise<Map<number, Buffer>> {
  const rows = await mailsOf(db, teamId, folder)
    .select(['uid', 'content'])
    .where('uid', '=', sql<number>`any(${uids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ uid, content }) => [uid, content]));
}
