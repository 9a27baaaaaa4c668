import { sql, type Selectable } from 'kysely';
import type {
  CollaborationEventKind,
  CollaborationState,
} from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import type { CollaborationTables, EventDetails } from '../../../core/db/schema/collaborations-tables.ts';

export interface NewEvent {
  collaborationId: number;
  kind: CollaborationEventKind;
  /** Null if it happened automatically, or the creator did it. */
  accountId: number | null;
  from?: CollaborationState;
  to?: CollaborationState;
  details: EventDetails;
}

export async function insertEvents(
  db: Db,
  of: { teamId: number; campaignId: number; at: Date },
  events: readonly NewEvent[],
): Promise<void> {
  if (!events.length) return;
  await sql`
    insert into collaboration_events
      (team_id, campaign_id, collaboration_id, at, kind, account_id, from_state, to_state, details)
    select ${of.teamId}::bigint, ${of.campaignId}::bigint, given."collaborationId", ${of.at}::timestamptz, given.kind,
      given."accountId", given."from", given."to", given.details
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as given
      ("collaborationId" bigint, kind text, "accountId" bigint, "from" text, "to" text, details jsonb)`.execute(
    db,
  );
}

export type StoredEvent = Selectable<CollaborationTables['collaboration_events']> & {
  by_name: string | null;
};

/** Newest first, with names as far as the accounts still exist. */
export const readEvents = (
  db: Db,
  teamId: number,
  collaborationId: number,
  { before, size }: { before: number | undefined; size: number },
): Promise<StoredEvent[]> =>
  db
    .selectFrom('collaboration_events as e')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'e.team_id').onRef('a.id', '=', 'e.account_id'),
    )
    .selectAll('e')
    .select('a.nickname as by_name')
    .where('e.team_id', '=', teamId)
    .where('e.collaboration_id', '=', collaborationId)
    .$if(before !== undefined, query => query.where('e.id', '<', before ?? 0))
    .orderBy('e.id', 'desc')
    .limit(size)
    .execute();

/** Returns the account that changed its fields last; undefined if nobody did. */
export const lastChange = (db: Db, teamId: number, collaborationId: number) =>
  db
    .selectFrom('collaboration_events as e')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'e.team_id').onRef('a.id', '=', 'e.account_id'),
    )
    .select('a.nickname as by_name')
    .where('e.team_id', '=', teamId)
    .where('e.collaboration_id', '=', collaborationId)
    .where('e.kind', '=', 'changed')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the addresses that were ever found for a campaign's collaborations, as `id address`. */
export async function readFound(db: Db, teamId: number, campaignId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('collaboration_events')
    .select(['collaboration_id', sql<string>`details ->> 'url'`.as('url')])
    .where('team_id', '=', teamId)
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'postFound')
    .execute();
  return new Set(rows.map(row => `${row.collaboration_id} ${row.url}`));
}

/** Returns those whose last move was made by a member, back from a later state. */
export async function readTakenBack(db: Db, teamId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select given.id from unnest(${[...ids]}::bigint[]) as given (id)
    cross join lateral (
      select account_id, from_state from collaboration_events
      where team_id = ${teamId} and collaboration_id = given.id and kind = 'moved'
      order by id desc limit 1) last
    where last.account_id is not null and last.from_state in ('paid', 'closed')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
