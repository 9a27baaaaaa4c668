import { sql } from 'kysely';
import type { CheckOutcome } from '../../../../contract/monitoring/briefs/brief-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import type { OfProject } from '../queries.ts';

/** The outcome that counts: decided by hand, else judged. */
const counted = sql<CheckOutcome>`
  case decision when 'accepted' then 'met' when 'refused' then 'failed' else outcome end`;

export interface CheckScope extends OfProject {
  keys: readonly string[];
  requirements: readonly string[];
}

const checksInScope = (db: Db, { teamId, projectId, keys, requirements }: CheckScope) =>
  db
    .selectFrom('brief_checks as k')
    .where('k.team_id', '=', teamId)
    .where('k.project_id', '=', projectId)
    .where('k.key', '=', sql<string>`any(${[...keys]}::text[])`)
    .where('k.requirement', '=', sql<string>`any(${[...requirements]}::text[])`);

export const countOutcomes = (db: Db, scope: CheckScope) =>
  checksInScope(db, scope)
    .select(['requirement', counted.as('outcome')])
    .select(of => [of.fn.countAll<number>().as('posts'), of.fn.count<number>('decision').as('decided')])
    .groupBy(['requirement', counted])
    .execute();

/** Returns posts with such a check, those with the most failures first. */
export async function pageOfPosts(
  db: Db,
  scope: CheckScope,
  outcome: CheckOutcome | undefined,
  { size, offset }: { size: number; offset: number },
): Promise<{ keys: string[]; total: number }> {
  const counts = sql<number>`count(*) over ()`;
  const rows = await checksInScope(db, scope)
    .select(['key', counts.as('total')])
    .groupBy('key')
    .$if(outcome !== undefined, query => query.having(sql<boolean>`bool_or(${counted} = ${outcome})`))
    .orderBy(sql`count(*) filter (where ${counted} = 'failed')`, 'desc')
    .orderBy(sql`count(*) filter (where ${counted} = 'waiting')`, 'desc')
    .orderBy('key')
    .limit(size)
    .offset(offset)
    .execute();
  const total =
    rows[0]?.total ?? (offset ? (await pageOfPosts(db, scope, outcome, { size: 1, offset: 0 })).total : 0);
  return { keys: rows.map(({ key }) => key), total };
}

export const checksOf = (db: Db, scope: CheckScope) =>
  checksInScope(db, scope)
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'k.team_id').onRef('a.id', '=', 'k.decided_by'),
    )
    .selectAll('k')
    .select('a.nickname as decided_by_name')
    .execute();

export type ShownCheck = Awaited<ReturnType<typeof checksOf>>[number];

/** Returns all outcomes that the checks of a post ever had, newest first. */
export const changesOf = (db: Db, { teamId, projectId }: OfProject, key: string) =>
  db
    .selectFrom('brief_check_changes as c')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'c.team_id').onRef('a.id', '=', 'c.decided_by'),
    )
    .selectAll('c')
    .select('a.nickname as decided_by_name')
    .where('c.team_id', '=', teamId)
    .where('c.project_id', '=', projectId)
    .where('c.key', '=', key)
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();

export type ShownChange = Awaited<ReturnType<typeof changesOf>>[number];
