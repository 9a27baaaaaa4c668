import { sql, type SqlBool } from 'kysely';
import type {
  Suppression,
  SuppressionFilter,
  SuppressionReason,
} from '../../../contract/outreach/suppressions.ts';
import type { Db } from '../../core/db/database.ts';

export interface NewSuppression {
  teamId: number;
  address: string;
  reason: SuppressionReason;
  at: Date;
  proof: Suppression['proof'];
  by: number | null;
}

/**
 * Inserts a suppression; each address has one active entry. A person's own wish takes precedence over what was only
 * detected or added by hand: it takes the entry over, with its proof.
 * @returns null if there was one already that stays as it is
 */
export async function putSuppression(db: Db, entry: NewSuppression): Promise<number | null> {
  const { teamId, address, reason, at, proof, by } = entry;
  const { rows } = await sql<{ id: number }>`
    insert into mail_suppressions as s (team_id, address, reason, at, proof, added_by)
    values (${teamId}, ${address}, ${reason}, ${at}, ${JSON.stringify(proof)}, ${by})
    on conflict (team_id, address) where removed_at is null do update
      set reason = excluded.reason, at = excluded.at, proof = excluded.proof, added_by = excluded.added_by
      where s.reason in ('bounced', 'manual') and excluded.reason in ('unsubscribed', 'complaint')
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export function inForce(db: Db, teamId: number, addresses: readonly string[]) {
  return db
    .selectFrom('mail_suppressions')
    .select(['id', 'address', 'reason'])
    .where('team_id', '=', teamId)
    .where('address', '=', sql<string>`any(${addresses}::text[])`)
    .where('removed_at', 'is', null)
    .execute();
}

export async function lastLift(db: Db, teamId: number, address: string): Promise<Date | null> {
  const row = await db
    .selectFrom('mail_suppressions')
    .select(({ fn }) => fn.max('removed_at').as('at'))
    .where('team_id', '=', teamId)
    .where('address', '=', address)
    .where('removed_by', 'is not', null)
    .executeTakeFirst();
  return row?.at ?? null;
}

const held = (part: string) => `%${part.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function filtered(db: Db, teamId: number, { keyword, reason, removed }: SuppressionFilter) {
  const text = keyword?.trim();
  return db
    .selectFrom('mail_suppressions as s')
    .where('s.team_id', '=', teamId)
    .where('s.removed_at', removed === '1' ? 'is not' : 'is', null)
    .$if(reason !== undefined, query => query.where(sql<SqlBool>`s.reason = ${reason}`))
    .$if(Boolean(text), query => query.where('s.address', 'like', held(text ?? '')));
}

export async function countSuppressions(db: Db, teamId: number, filter: SuppressionFilter): Promise<number> {
  const { total } = await filtered(db, teamId, filter)
    .select(count => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Newest first, with the names of who added and lifted them; null if that account was deleted, or no account did. */
export function readSuppressions(
  db: Db,
  teamId: number,
  filter: SuppressionFilter,
  { size, offset }: { size: number; offset: number },
) {
  return filtered(db, teamId, filter)
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 's.team_id').onRef('a.id', '=', 's.added_by'),
    )
    .leftJoin('accounts as r', join =>
      join.onRef('r.team_id', '=', 's.team_id').onRef('r.id', '=', 's.removed_by'),
    )
    .select(['s.id', 's.address', 's.reason', 's.at', 's.proof', 's.removed_at', 's.removal_reason'])
    .select(['a.nickname as added_by', 'r.nickname as removed_by'])
    .orderBy('s.at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

export type SuppressionRow = Awaited<ReturnType<typeof readSuppressions>>[number];

/** Locks an active entry before it is lifted: if two lift it, the second waits and finds none. */
export function lockSuppression(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('mail_suppressions')
    .select(['address', 'reason', 'proof'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markLifted(
  db: Db,
  teamId: number,
  id: number,
  { at, by, reason }: { at: Date; by: number | null; reason: string },
): Promise<void> {
  await db
    .updateTable('mail_suppressions')
    .set({ removed_at: at, removed_by: by, removal_reason: reason })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}
