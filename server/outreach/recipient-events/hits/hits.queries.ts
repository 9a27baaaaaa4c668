import { sql, type Insertable } from 'kysely';
import type { HitVerdict, HitRule } from '../../../../contract/outreach/mail-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import type { MailTables } from '../../../core/db/schema/mail-tables.ts';
import type { RecipientKey } from '../queries.ts';

/** A round of a recipient: one message, however often it was tried. */
export interface RoundKey extends RecipientKey {
  round: number;
}

/** Finds a message by the id in its links. */
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

export async function insertHit(db: Db, hit: Insertable<MailTables['mail_hits']>): Promise<void> {
  await db.insertInto('mail_hits').values(hit).execute();
}

/** Returns when the recipient's server accepted the message; while that is unknown, when it was handed over. */
export async function acceptedMoment(
  db: Db,
  teamId: number,
  { taskId, recipientId, round }: RoundKey,
): Promise<Date | null> {
  const row = await db
    .selectFrom('mail_messages')
    .select(['started_at', 'ended_at'])
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('recipient_id', '=', recipientId)
    .where('round', '=', round)
    .executeTakeFirst();
  return row ? (row.ended_at ?? row.started_at) : null;
}

/** Returns the newest hits of a message, raw and as judged. */
export function hitsOfRound(db: Db, teamId: number, { taskId, recipientId, round }: RoundKey, max: number) {
  return db
    .selectFrom('mail_hits')
    .select(['id', 'kind', 'link', 'is_head', 'at', 'address', 'agent', 'verdict', 'rule', 'rules_version'])
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('recipient_id', '=', recipientId)
    .where('round', '=', round)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

export async function setVerdicts(
  db: Db,
  teamId: number,
  version: number,
  verdicts: readonly { id: number; verdict: HitVerdict; rule: HitRule | '' }[],
): Promise<void> {
  await sql`
    update mail_hits h set verdict = v.verdict, rule = v.rule, rules_version = ${version}
    from json_to_recordset(${JSON.stringify(verdicts)}) as v (id bigint, verdict text, rule text)
    where h.team_id = ${teamId} and h.id = v.id`.execute(db);
}

/**
 * Marks the remaining hits of a message as judged without looking at them, because nothing is known of the message, or
 * there are too many.
 */
export async function passOverHits(
  db: Db,
  teamId: number,
  { taskId, recipientId, round }: RoundKey,
  version: number,
): Promise<void> {
  await db
    .updateTable('mail_hits')
    .set({ rules_version: version })
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('recipient_id', '=', recipientId)
    .where('round', '=', round)
    .where('rules_version', '<', version)
    .execute();
}

/** Returns when a person first opened or clicked any mail of a recipient, and when they first clicked. */
export async function firstOfPeople(
  db: Db,
  teamId: number,
  { taskId, recipientId }: RecipientKey,
): Promise<{ read_at: Date | null; clicked_at: Date | null }> {
  const { rows } = await sql<{ read_at: Date | null; clicked_at: Date | null }>`
    select min(at) as read_at, min(at) filter (where kind = 'click') as clicked_at
    from mail_hits
    where team_id = ${teamId} and task_id = ${taskId} and recipient_id = ${recipientId} and verdict = 'person'`.execute(
    db,
  );
  return rows[0] ?? { read_at: null, clicked_at: null };
}

/** Returns messages of a task with hits that were judged by older rules. */
export function outdatedRounds(
  db: Db,
  { teamId, taskId }: { teamId: number; taskId: number },
  version: number,
  max: number,
) {
  return db
    .selectFrom('mail_hits')
    .select(['recipient_id', 'round'])
    .distinct()
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('rules_version', '<', version)
    .limit(max)
    .execute();
}
