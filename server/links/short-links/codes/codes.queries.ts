import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { Address, LinkIds } from '../../edge/edge-link.ts';

export interface CodeOwner {
  linkId: number;
  /** Null for the link itself. */
  recipientId: number | null;
  code: string;
}

/** @returns the codes that were free and were assigned */
export async function insertCodes(
  db: Db,
  { teamId, host }: { teamId: number; host: string },
  owners: readonly CodeOwner[],
): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    insert into short_codes (code, host, team_id, link_id, recipient_id)
    select code, ${host}, ${teamId}::bigint, link_id, recipient_id
    from unnest(
      ${owners.map(({ code }) => code)}::text[],
      ${owners.map(({ linkId }) => linkId)}::bigint[],
      ${owners.map(({ recipientId }) => recipientId)}::bigint[]
    ) as o (code, link_id, recipient_id)
    on conflict (code, host) do nothing
    returning code`.execute(db);
  return new Set(rows.map(row => row.code));
}

/** Finds the owner of an address in any team. */
export function findCode(db: Db, { code, host }: Address) {
  return db
    .selectFrom('short_codes')
    .select(['team_id', 'link_id', 'recipient_id'])
    .where('code', '=', code)
    .where('host', '=', host)
    .executeTakeFirst();
}

/** Returns a link for the edge, including removed ones, with the creator of one of its recipients. */
export function findFollowed(db: Db, { teamId, linkId }: LinkIds, recipientId: number | null) {
  return db
    .selectFrom('short_links as l')
    .leftJoin('short_link_recipients as r', join =>
      join
        .onRef('r.team_id', '=', 'l.team_id')
        .onRef('r.link_id', '=', 'l.id')
        .on('r.recipient_id', '=', recipientId),
    )
    .select(['l.name', 'l.host', 'l.product_type', 'l.target_url', 'l.ios_url', 'l.android_url'])
    .select(['l.desktop_url', 'l.expires_at', 'l.is_on', 'l.removed_at', 'l.creator_id'])
    .select('r.creator_id as recipient_creator_id')
    .where('l.team_id', '=', teamId)
    .where('l.id', '=', linkId)
    .executeTakeFirst();
}

export interface NewRecipient {
  recipientId: number;
  taskId: number;
  creatorId: number | null;
  code: string;
}

/** @returns those who had no code yet; waits for concurrent transactions that assign one */
export async function insertRecipients(
  db: Db,
  { teamId, linkId }: LinkIds,
  people: readonly NewRecipient[],
): Promise<Set<number>> {
  const { rows } = await sql<{ recipient_id: number }>`
    insert into short_link_recipients (team_id, link_id, recipient_id, task_id, creator_id, code)
    select ${teamId}::bigint, ${linkId}::bigint, recipient_id, task_id, creator_id, code
    from unnest(
      ${people.map(({ recipientId }) => recipientId)}::bigint[],
      ${people.map(({ taskId }) => taskId)}::bigint[],
      ${people.map(({ creatorId }) => creatorId)}::bigint[],
      ${people.map(({ code }) => code)}::text[]
    ) as p (recipient_id, task_id, creator_id, code)
    order by recipient_id
    on conflict (team_id, link_id, recipient_id) do nothing
    returning recipient_id`.execute(db);
  return new Set(rows.map(row => row.recipient_id));
}

export async function replaceRecipientCodes(
  db: Db,
  { teamId, linkId }: LinkIds,
  drawn: readonly CodeOwner[],
): Promise<void> {
  await sql`
    update short_link_recipients as r set code = d.code
    from unnest(
      ${drawn.map(({ recipientId }) => recipientId)}::bigint[],
      ${drawn.map(({ code }) => code)}::text[]
    ) as d (recipient_id, code)
    where r.team_id = ${teamId} and r.link_id = ${linkId} and r.recipient_id = d.recipient_id`.execute(db);
}

export async function replaceLinkCodes(db: Db, teamId: number, drawn: readonly CodeOwner[]): Promise<void> {
  await sql`
    update short_links as l set code = d.code
    from unnest(
      ${drawn.map(({ linkId }) => linkId)}::bigint[],
      ${drawn.map(({ code }) => code)}::text[]
    ) as d (link_id, code)
    where l.team_id = ${teamId} and l.id = d.link_id`.execute(db);
}

export function recipientCodes(db: Db, { teamId, linkId }: LinkIds, recipientIds: readonly number[]) {
  return db
    .selectFrom('short_link_recipients')
    .select(['recipient_id', 'code'])
    .where('team_id', '=', teamId)
    .where('link_id', '=', linkId)
    .where('recipient_id', '=', sql<number>`any(${recipientIds}::bigint[])`)
    .execute();
}
