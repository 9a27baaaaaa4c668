import { sql, type RawBuilder } from 'kysely';
import type {
  KeepableReason,
  LeaveOutReason,
} from '../../../../contract/outreach/mail-tasks/draft-recipients.ts';
import type { Db } from '../../../core/db/database.ts';

/** Whose recipients are judged, and by what. */
export interface Judging {
  teamId: number;
  taskId: number;
  /** Who writes: contacts of colleagues cause a warning; the account's own are known by their messages. */
  accountId: number;
  /** The task's campaign: creators that it excludes get nothing. */
  campaignId: number | null;
  /** Earlier contacts do not count. */
  since: Date;
}

/** Like `email` of contract/core/patterns.ts, for addresses in lower case. */
const atext = String.raw`[a-z0-9_!#$%&'*+/=?^\`{|}~-]+`;
const validAddress = String.raw`^${atext}(?:\.${atext})*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$`;

/** SQL condition: mail cannot be sent to this address. Long parts are searched only in texts that are long enough. */
export const isInvalid = (address: RawBuilder<string>) =>
  sql<boolean>`(${address} !~ ${validAddress} or length(${address}) > 254 or strpos(${address}, '@') > 65
    or (length(${address}) - strpos(${address}, '@') > 63 and ${address} ~ '[a-z0-9-]{64}[^@]*$'))`;

export interface DraftRow {
  id: number;
  creator_id: number | null;
  /** As it was pasted; empty for a creator, whose address is looked up. */
  given: string;
  name: string;
  kept: string[];
}

async function draftRows(db: Db, { teamId, taskId }: Judging): Promise<DraftRow[]> {
  return db
    .selectFrom('mail_recipients')
    .select(['id', 'creator_id', 'address as given', 'name', 'kept'])
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .where('state', '=', 'draft')
    .execute();
}

/**
 * Returns `judged`: every recipient of a draft with its address and why it is left out, if it is. Nothing is stored, so
 * that it is always up to date. The draft's own rows are passed back to the database as arrays: then it knows their
 * number, even if they were just added, and does not join 20,000 with 20,000 in a nested loop. Creators are read
 * separately from the team's rows (`known`). It uses full joins where left joins would do, because a full join is never
 * made as a nested loop. `target` is the address that is written to; while it is locked, `address` is empty. Locked is
 * the last reason: who would not get the mail anyway is not unlocked for it.
 */
export async function judgedRecipients(db: Db, judging: Judging) {
  const { teamId, accountId, campaignId, since } = judging;
  const rows = await draftRows(db, judging);
  const column = <K extends keyof DraftRow>(key: K) => rows.map(row => row[key]);
  const keeps = (reason: KeepableReason) => rows.map(({ kept }) => kept.includes(reason));
  const searched = rows.flatMap(({ creator_id: id, given }) => (id === null || given ? [] : [id]));
  return sql`
    draft as materialized (
      select id, creator_id, given, name,
        case when keeps_bounced then array['bounced'] else '{}' end
          || case when keeps_contacted then array['contacted'] else '{}' end as kept
      from unnest(${column('id')}::bigint[], ${column('creator_id')}::bigint[], ${column('given')}::text[],
        ${column('name')}::text[], ${keeps('bounced')}::boolean[], ${keeps('contacted')}::boolean[])
        as d (id, creator_id, given, name, keeps_bounced, keeps_contacted)
    ), known as materialized (
      select creator_id, address, found_at from contact_addresses where creator_id = any (${searched}::bigint[])
      union all
      select creator_id, address, coalesce(confirmed_at, imported_at) from unlocked_addresses
      where team_id = ${teamId} and creator_id = any (${searched}::bigint[])
        and (confirmed_at is not null or imported_at is not null)
    ), found as materialized (
      select distinct on (k.creator_id) k.creator_id, k.address, u.address is null as is_locked
      from known k
      left join unlocked_addresses u
        on u.team_id = ${teamId} and u.creator_id = k.creator_id and u.address = k.address
      left join mail_suppressions s
        on s.team_id = ${teamId} and s.address = k.address and s.removed_at is null
      order by k.creator_id, u.address is null,
        u.address is null and (s.id is not null or ${isInvalid(sql<string>`k.address`)}),
        u.preferred_at is null, u.confirmed_at desc nulls last, coalesce(u.imported_at, k.found_at) desc, k.address
    ), addressed as materialized (
      select d.id, d.creator_id, d.name, d.kept, lower(coalesce(nullif(d.given, ''), f.address, '')) as target,
        d.given = '' and coalesce(f.is_locked, false) as is_locked
      from draft d left join found f on f.creator_id = d.creator_id
    ), contacts as (
      select a.id, r.last_sent_at as at, t.account_id as by, r.bounced_at
      from addressed a
      join mail_recipients r on r.team_id = ${teamId} and r.address = a.target
        and r.state not in ('draft', 'left_out')
      join mail_tasks t on t.team_id = ${teamId} and t.id = r.task_id
      where a.target <> '' and (r.bounced_at is not null or r.last_sent_at >= ${since})
      union all
      select a.id, r.last_sent_at, t.account_id, null
      from addressed a
      join mail_recipients r on r.team_id = ${teamId} and r.creator_id = a.creator_id
      join mail_tasks t on t.team_id = ${teamId} and t.id = r.task_id
      where r.last_sent_at >= ${since}
      union all
      select a.id, c.contacted_at, c.contacted_by, null
      from addressed a
      join team_creators c on c.team_id = ${teamId} and c.creator_id = a.creator_id
      where c.contacted_at >= ${since} and c.contacted_by <> ${accountId}
    ), past as materialized (
      select id, max(bounced_at) as bounced_at, max(at) filter (where at >= ${since}) as contacted_at,
        (array_agg(by order by at desc) filter (where at >= ${since}))[1] as contacted_by
      from contacts group by id
    ), weighed as (
      select a.*, case when a.is_locked then '' else a.target end as address, p.bounced_at, p.contacted_at, p.contacted_by, s.reason as suppressed_reason, s.at as suppressed_at,
        coalesce(b.reason, ba.reason) as blocked_reason, x.excluded_reason,
        case
          when a.target = '' then 'noAddress'
          when ${isInvalid(sql<string>`a.target`)} then 'invalid'
          when row_number() over (partition by a.target order by a.is_locked, a.id) > 1 then 'duplicate'
          when b.reason is not null or ba.reason is not null then 'blocked'
          when x.creator_id is not null then 'excluded'
          when s.id is not null then 'suppressed'
        end as hard,
        case when p.bounced_at is not null then array['bounced'] else '{}' end
          || case when p.contacted_at is not null then array['contacted'] else '{}' end as warnings
      from addressed a
      full join past p on p.id = a.id
      left join blocklist_entries b
        on b.team_id = ${teamId} and b.creator_id = a.creator_id and b.list_id = 0 and b.removed_at is null
      left join lateral (
        select min(e.reason) as reason
        from unlocked_addresses u
        join blocklist_entries e
          on e.team_id = u.team_id and e.creator_id = u.creator_id and e.list_id = 0 and e.removed_at is null
        where u.team_id = ${teamId} and u.address = a.target
      ) ba on true
      left join candidates x on x.team_id = ${teamId} and x.campaign_id = ${campaignId}::bigint
        and x.creator_id = a.creator_id and x.excluded_at is not null
      left join mail_suppressions s on s.team_id = ${teamId} and s.address = a.target and s.removed_at is null
    ), judged as materialized (
      select *,
        coalesce(hard, (select w from unnest(warnings) w where w <> all (kept) limit 1),
          case when is_locked then 'locked' end, warnings[1]) as reason,
        hard is null and not is_locked and warnings <> '{}' and warnings <@ kept as is_kept
      from weighed
    )`;
}

export interface JudgedRow {
  id: number;
  creatorId: number | null;
  name: string;
  address: string;
  reason: LeaveOutReason | null;
  isKept: boolean;
  bouncedAt: Date | null;
  contactedAt: Date | null;
  /** Name of the account; null if it was deleted since. */
  contactedBy: string | null;
  suppressedReason: string | null;
  suppressedAt: Date | null;
  blockedReason: string | null;
  excludedReason: string | null;
}

/** SQL condition: a judged recipient gets the mail. */
export const goes = sql<boolean>`(reason is null or is_kept)`;

/** Returns the rows of a page, in the order in which they were added. @param show `ok`: those who get the mail */
export async function judgedPage(
  db: Db,
  judging: Judging,
  { show, size, offset }: { show: 'all' | 'ok' | LeaveOutReason; size: number; offset: number },
): Promise<{
  rows: JudgedRow[];
  counts: { reason: LeaveOutReason | null; isKept: boolean; count: number }[];
  /** How many addresses unlocking those that are locked would count against the plan. */
  unlockCost: number;
}> {
  const shown = show === 'all' ? sql`true` : show === 'ok' ? goes : sql`reason = ${show}`;
  const { rows } = await sql<{ counts: string; cost: number; page: string }>`
    with ${await judgedRecipients(db, judging)}, page as (
      select * from judged where ${shown} order by id limit ${size} offset ${offset}
    )
    select (
      select coalesce(json_agg(c), '[]')::text from (
        select reason, is_kept as "isKept", count(*) as count from judged group by 1, 2
      ) c
    ) as counts, (
      select count(distinct target) from judged j
      where reason = 'locked' and not exists (
        select from unlocked_addresses u where u.team_id = ${judging.teamId} and u.address = j.target
      )
    ) as cost, (
      select coalesce(json_agg(p order by p.id), '[]')::text from (
        select j.id, j.creator_id as "creatorId", j.name, j.address, j.reason, j.is_kept as "isKept",
          j.bounced_at as "bouncedAt", j.contacted_at as "contactedAt", a.nickname as "contactedBy",
          j.suppressed_reason as "suppressedReason", j.suppressed_at as "suppressedAt",
          j.blocked_reason as "blockedReason", j.excluded_reason as "excludedReason"
        from page j
        left join accounts a on a.team_id = ${judging.teamId} and a.id = j.contacted_by
      ) p
    ) as page`.execute(db);
  const [row] = rows;
  return {
    counts: JSON.parse(row?.counts ?? '[]') as never,
    unlockCost: row?.cost ?? 0,
    rows: (JSON.parse(row?.page ?? '[]') as JudgedRow[]).map(each => ({
      ...each,
      bouncedAt: momentOf(each.bouncedAt),
      contactedAt: momentOf(each.contactedAt),
      suppressedAt: momentOf(each.suppressedAt),
    })),
  };
}

const momentOf = (text: unknown) => (typeof text === 'string' ? new Date(text) : null);

/** Returns those who get the mail, in order. */
export async function judgedGoing(db: Db, judging: Judging) {
  const { rows } = await sql<{ id: number; creator_id: number | null; address: string; name: string }>`
    with ${await judgedRecipients(db, judging)}
    select id, creator_id, address, name from judged where ${goes} order by id`.execute(db);
  return rows;
}

/** @returns the creators who would get the mail if an address were unlocked, with this address */
export async function lockedTargets(db: Db, judging: Judging): Promise<Map<number, string>> {
  const { rows } = await sql<{ creator_id: number; target: string }>`
    with ${await judgedRecipients(db, judging)}
    select creator_id, target from judged where reason = 'locked' order by creator_id`.execute(db);
  return new Map(rows.map(row => [row.creator_id, row.target]));
}

/** @returns how many were removed */
export async function removeJudged(db: Db, judging: Judging, reason: LeaveOutReason): Promise<number> {
  const { rows } = await sql`
    with ${await judgedRecipients(db, judging)}
    delete from mail_recipients
    where team_id = ${judging.teamId} and task_id = ${judging.taskId}
      and id in (select id from judged where reason = ${reason} and not is_kept)
    returning id`.execute(db);
  return rows.length;
}

/** Changes whether a draft's recipients with a warning are kept: all, or only `ids`. @returns how many were changed */
export async function keepJudged(
  db: Db,
  judging: Judging,
  { reason, keep, ids }: { reason: KeepableReason; keep: boolean; ids: readonly number[] | undefined },
): Promise<number> {
  const { rows } = await sql`
    with ${await judgedRecipients(db, judging)}
    update mail_recipients
    set kept = ${keep ? sql`array_append(kept, ${reason})` : sql`array_remove(kept, ${reason})`}
    where team_id = ${judging.teamId} and task_id = ${judging.taskId}
      and id in (
        select id from judged
        where ${reason} = any (warnings) and (${reason} = any (kept)) <> ${keep}
          and (${ids ?? null}::bigint[] is null or id = any (${ids ?? null}::bigint[]))
      )
    returning id`.execute(db);
  return rows.length;
}

/** Returns the current addresses of some recipients of a draft; empty while they are locked. */
export async function addressesOfDraft(
  db: Db,
  judging: Judging,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; address: string }>`
    with ${await judgedRecipients(db, judging)}
    select id, address from judged where id = any (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(row => [row.id, row.address]));
}
