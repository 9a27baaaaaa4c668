import type { Db } from '../../core/db/database.ts';

/** Teams whose plan ends by then, soonest first; the ends are found in the due work. */
export async function expiringPage(db: Db, until: Date, { page, size }: { page: number; size: number }) {
  const due = db.selectFrom('due_work').where('kind', '=', 'plan.end').where('due_at', '<=', until);
  const rows = await due
    .select(['team_id', 'due_at'])
    .orderBy('due_at')
    .orderBy('team_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { count } = await due.select(of => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, total: count };
}

/** In the team's transaction. */
export async function findTeamRow(db: Db, teamId: number) {
  return db
    .selectFrom('teams as t')
    .leftJoin('accounts as a', join => join.onRef('a.team_id', '=', 't.team_id').on('a.role', '=', 'owner'))
    .select(['t.name', 't.plan', 't.plan_ends_at', 'a.username'])
    .where('t.team_id', '=', teamId)
    .executeTakeFirst();
}
