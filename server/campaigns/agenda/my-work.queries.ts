import { sql } from 'kysely';
import type { WorkStep } from '../../../contract/campaigns/agenda/agenda-kinds.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import { shownName } from '../../creators/shared/team-names.ts';
import { steps, type WorkOf } from './next-steps.queries.ts';

export interface WorkRow {
  step: WorkStep;
  id: number;
  since: Date;
  isOverdue: boolean;
  campaignId: number;
  campaignName: string;
  collaborationId: number | null;
  threadId: number | null;
  creatorId: number;
  platform: Platform | null;
  name: string | null;
  pictureUrl: string | null;
  currency: Currency | null;
  minor: number | null;
}

const waitingIn = (of: WorkOf, wanted: readonly WorkStep[]) =>
  sql.join(
    wanted.map(step => steps[step](of)),
    sql` union all `,
  );

/** Returns a page of waiting work: late items first, then the oldest. */
export async function pageOfWork(
  db: Db,
  of: WorkOf,
  { wanted, size, offset }: { wanted: readonly WorkStep[]; size: number; offset: number },
): Promise<WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    select found.*, m.name as "campaignName", k.platform, ${shownName('k', 'own')} as name,
      k.avatar_url as "pictureUrl"
    from (
      select * from (${waitingIn(of, wanted)}) waiting
      order by "isOverdue" desc, since, step, id
      limit ${size} offset ${offset}
    ) found
    join campaigns m on m.team_id = ${of.teamId} and m.id = found."campaignId"
    left join creators k on k.id = found."creatorId"
    left join team_creators own on own.team_id = ${of.teamId} and own.creator_id = found."creatorId"
    order by found."isOverdue" desc, found.since, found.step, found.id`.execute(db);
  return rows;
}

/** Counts the waiting items of each step; steps without any are missing. */
export async function countWork(
  db: Db,
  of: WorkOf,
  wanted: readonly WorkStep[],
): Promise<{ step: WorkStep; count: number }[]> {
  const { rows } = await sql<{ step: WorkStep; count: number }>`
    select step, count(*)::int as count from (${waitingIn(of, wanted)}) waiting group by step`.execute(db);
  return rows;
}
