import type { Db } from '../../db/database.ts';

/** A message by the id that its links carry. */
export function findHitMessage(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('mail_messages')
    .select(['task_id', 'recipient_id', 'round', 'version', 'sender_id'])
    .select(['started_at', 'ended_at', 'values'])
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type HitMessage = NonNullable<Awaited<ReturnType<typeof findHitMessage>>>;

export async function insertHit(
  db: Db,
  hit: {
    team_id: number;
    task_id: number;
    recipient_id: number;
    round: number;
    kind: 'open' | 'click';
    link: number;
    is_head: boolean;
    at: Date;
    address: string;
    agent: string;
  },
): Promise<void> {
  await db.insertInto('mail_hits').values(hit).execute();
}
