import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

/** A creator as a recipient of a campaign's mail tasks, taken together. */
export interface Invitation {
  creatorId: number;
  /** The task of the last accepted message, else the newest task. */
  taskId: number;
  recipientId: number;
  /** The first accepted message. */
  acceptedAt: Date | null;
  readAt: Date | null;
  repliedAt: Date | null;
  lastSentAt: Date | null;
  isWaiting: boolean;
  /** A message waits, is in flight, or in doubt. */
  isOpen: boolean;
}

/** Returns all creators to whom a campaign's tasks wrote, or will write. */
export async function invitationsTo(
  db: Db,
  { teamId, campaignId }: { teamId: number; campaignId: number },
): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select r.creator_id as "creatorId",
      (array_agg(r.task_id order by r.last_sent_at desc nulls last, r.task_id desc))[1] as "taskId",
      (array_agg(r.id order by r.last_sent_at desc nulls last, r.task_id desc))[1] as "recipientId",
      min(r.accepted_at) as "acceptedAt", min(r.read_at) as "readAt", min(r.replied_at) as "repliedAt",
      max(r.last_sent_at) as "lastSentAt", bool_or(r.state = 'waiting') as "isWaiting",
      bool_or(r.state <> 'ended') as "isOpen"
    from mail_tasks t
    join mail_recipients r on r.team_id = ${teamId} and r.task_id = t.id
    where t.team_id = ${teamId} and t.campaign_id = ${campaignId} and r.creator_id is not null
      and r.state not in ('draft', 'left_out')
    group by r.creator_id`.execute(db);
  return rows;
}
