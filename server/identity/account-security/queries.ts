import type { Db } from '../../core/db/database.ts';

export function latestSessions(db: Db, teamId: number, accountId: number, max: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'ended_at', 'way', 'address', 'agent'])
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}
