import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface CountRow {
  collaboration_id: number;
  unpaid: number;
  paid: number;
}

/** Counts payables by collaboration; cancelled ones do not count. */
export async function countPayables(db: Db, teamId: number, ids: readonly number[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select collaboration_id,
      (count(*) filter (where state in ('planned', 'approved')))::int as unpaid,
      (count(*) filter (where state = 'paid'))::int as paid
    from payables
    where team_id = ${teamId} and collaboration_id = any(${[...ids]}::bigint[])
    group by collaboration_id`.execute(db);
  return rows;
}
