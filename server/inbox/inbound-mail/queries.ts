import { sql } from 'kysely';
import type { FolderRole } from '../../../contract/core/mail/mail-kinds.ts';
import type { Db } from '../../core/db/database.ts';

export interface MailboxKey {
  teamId: number;
  senderId: number;
}

/** A UID is only valid under the UIDVALIDITY of its folder. */
export interface Place {
  role: FolderRole;
  uidValidity: number;
}

/** Mails of a team are filed one batch after another, so that two mailboxes never begin the same conversation twice. */
export async function lockFiling(db: Db, teamId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('mail filing', ${teamId}))`.execute(db);
}

/** Returns the mailbox's own address, and all addresses from which the team itself writes; in lower case. */
export async function ownAddresses(
  db: Db,
  { teamId, senderId }: MailboxKey,
): Promise<{ own: string; all: Set<string> }> {
  const rows = await db
    .selectFrom('mail_senders')
    .select(['id', 'address', 'reply_to'])
    .where('team_id', '=', teamId)
    .execute();
  return {
    own: rows.find(({ id }) => id === senderId)?.address.toLowerCase() ?? '',
    all: new Set(
      rows.flatMap(row => [row.address, row.reply_to]).flatMap(each => (each ? [each.toLowerCase()] : [])),
    ),
  };
}

export interface KnownMail {
  id: number;
  thread_id: number;
  identity: Buffer;
  direction: 'in' | 'out';
  is_spam: boolean;
}

export async function knownMails(
  db: Db,
  { teamId, senderId }: MailboxKey,
  identities: readonly Buffer[],
): Promise<Map<string, KnownMail>> {
  const rows = await db
    .selectFrom('inbox_mails')
    .select(['id', 'thread_id', 'identity', 'direction', 'is_spam'])
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('identity', '=', sql<Buffer>`any(${identities}::bytea[])`)
    .execute();
  return new Map(rows.map(row => [row.identity.toString('hex'), row]));
}

export async function knownUids(db: Db, key: MailboxKey, place: Place): Promise<number[]> {
  const rows = await placesOf(db, key, place.role)
    .select('uid')
    .where('uid_validity', '=', place.uidValidity)
    .orderBy('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}

const placesOf = (db: Db, { teamId, senderId }: MailboxKey, role: FolderRole) =>
  db
    .selectFrom('inbox_places')
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('role', '=', role);

export async function putPlaces(
  db: Db,
  { teamId, senderId }: MailboxKey,
  { role, uidValidity }: Place,
  mails: readonly { uid: number; mailId: number }[],
): Promise<void> {
  if (!mails.length) return;
  await db
    .insertInto('inbox_places')
    .values(
      mails.map(({ uid, mailId }) => ({
        team_id: teamId,
        sender_id: senderId,
        role,
        uid_validity: uidValidity,
        uid,
        mail_id: mailId,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['team_id', 'sender_id', 'role', 'uid_validity', 'uid']).doNothing(),
    )
    .execute();
}

/** @param uids without them, the places under every other UIDVALIDITY are removed @returns the mails that were there */
export async function removePlaces(
  db: Db,
  { teamId, senderId }: MailboxKey,
  { role, uidValidity }: Place,
  uids?: readonly number[],
): Promise<number[]> {
  const rows = await db
    .deleteFrom('inbox_places')
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('role', '=', role)
    .$if(uids !== undefined, places =>
      places
        .where('uid_validity', '=', uidValidity)
        .where('uid', '=', sql<number>`any(${uids ?? []}::bigint[])`),
    )
    .$if(uids === undefined, places => places.where('uid_validity', '<>', uidValidity))
    .returning('mail_id')
    .execute();
  return [...new Set(rows.map(row => row.mail_id))];
}

/**
 * Sets the state of mails by their places: spam if all places are in spam folders, and gone since `at` if there are
 * none.
 */
export async function settlePlaces(
  db: Db,
  teamId: number,
  mailIds: readonly number[],
  at: Date,
): Promise<number[]> {
  if (!mailIds.length) return [];
  const { rows } = await sql<{ thread_id: number }>`
    update inbox_mails m
    set gone_at = case when p.places is null then coalesce(m.gone_at, ${at}) end,
      is_spam = coalesce(p.is_spam, m.is_spam)
    from unnest(${mailIds}::bigint[]) as given (id)
    left join lateral (
      select count(*) as places, bool_and(role = 'spam') as is_spam from inbox_places
      where team_id = ${teamId} and mail_id = given.id having count(*) > 0
    ) p on true
    where m.team_id = ${teamId} and m.id = given.id
    returning m.thread_id`.execute(db);
  return [...new Set(rows.map(row => row.thread_id))];
}
