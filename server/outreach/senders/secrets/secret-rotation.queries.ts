import type { Db } from '../../../core/db/database.ts';

/** Secrets of senders, locked until the transaction ends. */
export const secretsOfTeam = (db: Db, teamId: number) =>
  db
    .selectFrom('mail_senders')
    .select(['id', 'secret'])
    .where('team_id', '=', teamId)
    .where('secret', 'is not', null)
    .forUpdate()
    .execute();
