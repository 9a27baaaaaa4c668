import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface CountRow {
  collaboration_id: number;
  unpaid: number;
  paid: number;
  is_part_open: boolean;
}

/**
 * Counts payables by collaboration, and compares them with the fee as `openOfFee` of the contract does; cancelled ones
 * do not count.
 */
export async function countPayables(db: Db, teamId: number, ids: readonly number[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select p.collaboration_id,
      (count(*) filter (where p.state in ('planned', 'approved')))::int as unpaid,
      (count(*) filter (where p.state = 'paid'))::int as paid,
      coalesce(min(c.fee_minor) > sum(p.amount_minor) and bool_and(p.currency = c.currency), false) as is_part_open
    from payables p
    join collaborations c on c.team_id = p.team_id and c.id = p.collaboration_id
    where p.team_id = ${teamId} and p.collaboration_id = any(${[...ids]}::bigint[]) and p.state <> 'cancelled'
    group by p.collaboration_id`.execute(db);
  return rows;
}
