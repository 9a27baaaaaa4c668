import type { Db } from '../../core/db/database.ts';
import type { PageOf } from './queries.ts';

export async function teamNameOf(db: Db, teamId: number): Promise<string> {
  const row = await db.selectFrom('teams').select('name').where('team_id', '=', teamId).executeTakeFirst();
  return row?.name ?? '';
}

/** Returns payables that were not cancelled, in the order of their days. */
export function paymentsOf(db: Db, { teamId, collaborationId }: PageOf) {
  return db
    .selectFrom('payables')
    .select(['label', 'amount_minor', 'currency', 'due_on', 'paid_on'])
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .where('state', '<>', 'cancelled')
    .orderBy('due_on', order => order.asc().nullsLast())
    .orderBy('id')
    .execute();
}

/** Returns a short link that still works. */
export function findShortLink(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('short_links')
    .select(['host', 'code'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Returns when terms were last accepted, and which ones. */
export async function lastAccepted(
  db: Db,
  { teamId, collaborationId }: PageOf,
): Promise<{ at: Date; terms: string } | null> {
  const row = await db
    .selectFrom('collaboration_events')
    .select(['at', 'details'])
    .where('team_id', '=', teamId)
    .where('collaboration_id', '=', collaborationId)
    .where('kind', '=', 'termsAccepted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { at: row.at, terms: String(row.details.terms ?? '') } : null;
}
