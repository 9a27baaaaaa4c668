import { sql } from 'kysely';
import type { VariableValues } from '../../../../contract/core/mail/mail-variables.ts';
import type { Db } from '../../../core/db/database.ts';

/** A message of a task, with its recipient. */
export interface SentMessage {
  id: number;
  task_id: number;
  recipient_id: number;
  creator_id: number | null;
  address: string;
  cc: string;
  message_id: string;
  values: VariableValues;
  started_at: Date;
  /** As written in the version that was sent. */
  own_subject: string | null;
  first_subject: string | null;
}

const sent = sql`
  select m.id, m.task_id, m.recipient_id, r.creator_id, r.address, m.message_id, m.values, m.started_at,
    coalesce(t.content->>'cc', '') as cc,
    v.content #>> array['content', 'rounds', (m.round - 1)::text, 'subject'] as own_subject,
    v.content #>> '{content,rounds,0,subject}' as first_subject
  from mail_messages m
  join mail_recipients r on r.team_id = m.team_id and r.task_id = m.task_id and r.id = m.recipient_id
  join mail_tasks t on t.team_id = m.team_id and t.id = m.task_id
  left join mail_task_versions v on v.team_id = m.team_id and v.task_id = m.task_id and v.version = m.version`;

export async function messagesNamed(
  db: Db,
  teamId: number,
  messageIds: readonly string[],
): Promise<SentMessage[]> {
  if (!messageIds.length) return [];
  const { rows } = await sql<SentMessage>`
    ${sent} where m.team_id = ${teamId} and m.message_id = any(${messageIds}::text[])`.execute(db);
  return rows;
}

export async function messagesById(db: Db, teamId: number, ids: readonly number[]): Promise<SentMessage[]> {
  if (!ids.length) return [];
  const { rows } = await sql<SentMessage>`
    ${sent} where m.team_id = ${teamId} and m.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

type MatchedMessage = SentMessage & { asked: string };

/** Returns what was sent to each of these addresses since a moment, newest first, at most 20 for each. */
export async function messagesTo(
  db: Db,
  teamId: number,
  addresses: readonly string[],
  since: Date,
): Promise<MatchedMessage[]> {
  if (!addresses.length) return [];
  const { rows } = await sql<MatchedMessage>`
    select given.address as asked, s.* from unnest(${addresses}::text[]) as given (address)
    cross join lateral (
      ${sent}
      where r.team_id = ${teamId} and r.address = given.address and r.state not in ('draft', 'left_out')
        and m.state in ('accepted', 'in_doubt') and m.started_at >= ${since}
      order by m.id desc limit 20
    ) s`.execute(db);
  return rows;
}

/** The same for all recipients with an address in these domains. */
export async function messagesToDomains(
  db: Db,
  teamId: number,
  domains: readonly string[],
  since: Date,
): Promise<MatchedMessage[]> {
  if (!domains.length) return [];
  const { rows } = await sql<MatchedMessage>`
    select given.domain as asked, s.* from unnest(${domains}::text[]) as given (domain)
    cross join lateral (
      ${sent}
      where r.team_id = ${teamId} and r.domain = given.domain and r.state not in ('draft', 'left_out')
        and m.state in ('accepted', 'in_doubt') and m.started_at >= ${since}
      order by m.id desc limit 20
    ) s`.execute(db);
  return rows;
}

/** Returns the creator that the team knows by each of these addresses, also by those that it imported. */
export async function creatorsOfAddresses(
  db: Db,
  teamId: number,
  addresses: readonly string[],
): Promise<Map<string, number>> {
  if (!addresses.length) return new Map();
  const { rows } = await sql<{ address: string; creator_id: number }>`
    select address, creator_id from address_aliases where team_id = ${teamId} and address = any(${addresses}::text[])
    union all
    select address, creator_id from unlocked_addresses where team_id = ${teamId} and address = any(${addresses}::text[])`.execute(
    db,
  );
  return new Map(rows.toReversed().map(row => [row.address, row.creator_id]));
}

export async function learnAlias(
  db: Db,
  alias: { teamId: number; address: string; creatorId: number; mailId: number; at: Date },
): Promise<void> {
  await db
    .insertInto('address_aliases')
    .values({
      team_id: alias.teamId,
      address: alias.address,
      creator_id: alias.creatorId,
      learned_from: alias.mailId,
      at: alias.at,
    })
    .onConflict(conflict => conflict.columns(['team_id', 'address']).doNothing())
    .execute();
}
