import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import { hourScope, type Scope } from './send-pace.ts';

/** Returns a sender's counts by scope key. */
export async function countsOf(
  db: Db,
  teamId: number,
  senderId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('mail_sender_counts')
    .select(['scope', 'sent'])
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('scope', 'in', [...keys])
    .execute();
  return new Map(rows.map(({ scope, sent }) => [scope, sent]));
}

/** Returns what a sender sent in the hour of `at`, by domain. */
export async function hourCounts(
  db: Db,
  teamId: number,
  senderId: number,
  at: Date,
): Promise<Map<string, number>> {
  const { key } = hourScope(at, '');
  const rows = await db
    .selectFrom('mail_sender_counts')
    .select(['scope', 'sent'])
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('scope', 'like', `${key}%`)
    .execute();
  return new Map(rows.map(({ scope, sent }) => [scope.slice(key.length), sent]));
}

/** Adds to a count; a negative amount subtracts, but never below 0. */
export async function addCounts(
  db: Db,
  teamId: number,
  senderId: number,
  counts: readonly { scope: Scope; amount: number }[],
): Promise<void> {
  if (!counts.length) return;
  await sql`
    insert into mail_sender_counts as c (team_id, sender_id, scope, sent, until)
    select ${teamId}, ${senderId}, scope, greatest(0, amount), until
    from unnest(${counts.map(({ scope }) => scope.key)}::text[], ${counts.map(({ amount }) => amount)}::int[],
      ${counts.map(({ scope }) => scope.until)}::timestamptz[]) as n (scope, amount, until)
    on conflict (team_id, sender_id, scope) do update set sent = greatest(0, c.sent + (
      select amount from unnest(${counts.map(({ scope }) => scope.key)}::text[],
        ${counts.map(({ amount }) => amount)}::int[]) as n (scope, amount) where n.scope = c.scope))`.execute(
    db,
  );
}

/** Deletes counts of old days and hours. */
export async function dropPastCounts(db: Db, teamId: number, senderId: number, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_sender_counts')
    .where('team_id', '=', teamId)
    .where('sender_id', '=', senderId)
    .where('until', '<', before)
    .execute();
}
