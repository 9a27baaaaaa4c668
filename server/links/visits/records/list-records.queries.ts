import { sql, type RawBuilder } from 'kysely';
import type { VisitFilter } from '../../../../contract/links/visits.ts';
import type { Db } from '../../../core/db/database.ts';
import { storedWord } from './fitting-days.queries.ts';
import type { DaySpan } from './day-spans.ts';

/** Which visits: those of a team that match the filter, within days of the team's clock, and within spans of time. */
export interface Wanted {
  teamId: number;
  filter: VisitFilter;
  isBot: readonly boolean[];
  timeZone: string;
  from: string;
  to: string;
  /** Null means any time. */
  spans: readonly DaySpan[] | null;
}

/** The position of a visit in the list; times are stored to the millisecond. */
export interface VisitPlace {
  at: Date;
  id: number;
}

function conditionsOf({ teamId, filter, timeZone, from, to }: Wanted): RawBuilder<unknown>[] {
  const conditions = [
    sql`v.team_id = ${teamId}`,
    sql`v.at >= ${from}::date::timestamp at time zone ${timeZone}`,
    sql`v.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
  ];
  const { linkId, visitor, region, system, device, app, referrer } = filter;
  if (linkId) conditions.push(sql`v.link_id = ${linkId}`);
  if (visitor) conditions.push(sql`v.is_new = ${visitor === 'new'}`);
  if (region !== undefined) {
    const stored = storedWord(region);
    const within = stored ? sql`or starts_with(v.region, ${`${stored}/`})` : sql``;
    conditions.push(sql`(v.region = ${stored} ${within})`);
  }
  if (system !== undefined) conditions.push(sql`v.system = ${storedWord(system)}`);
  if (device !== undefined) conditions.push(sql`v.device = ${device}`);
  if (app !== undefined) conditions.push(sql`v.app = ${app}`);
  if (referrer !== undefined) conditions.push(sql`v.referrer = ${storedWord(referrer)}`);
  return conditions;
}

/**
 * Returns at most `most` visits each of people and of programs, newest first. Each half walks down an index and stops
 * when it has enough.
 */
function newest(wanted: Wanted, max: number, after?: VisitPlace): RawBuilder<unknown> {
  const conditions = conditionsOf(wanted);
  if (after) conditions.push(sql`(v.at, v.id) < (${after.at}::timestamptz, ${after.id}::bigint)`);
  const walk = (isBot: boolean, within = sql``) => sql`
    select v.id, v.at from visits as v
    where ${sql.join(conditions, sql` and `)} and v.is_bot = ${isBot} ${within}
    order by v.at desc, v.id desc limit ${max}`;
  const { spans } = wanted;
  const [only, ...others] = spans ?? [];
  const side = (isBot: boolean) => {
    if (!spans) return sql`(${walk(isBot)})`;
    // Here the planner knows the span. If nearly all rows are in it, it may choose to read them without the index.
    if (only && !others.length) {
      return sql`(${walk(isBot, sql`and v.at >= ${only.begin} and v.at < ${only.end}`)})`;
    }
    const begins = spans.map(({ begin }) => begin);
    const ends = spans.map(({ end }) => end);
    return sql`
      select found.id, found.at
      from unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) as span (begin, ending)
      cross join lateral (${walk(isBot, sql`and v.at >= span.begin and v.at < span.ending`)}) as found`;
  };
  return sql.join(wanted.isBot.map(side), sql` union all `);
}

const newestFirst = sql`order by at desc, id desc`;

export async function countRecords(db: Db, wanted: Wanted): Promise<number> {
  const everyOne = Number.MAX_SAFE_INTEGER;
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${newest(wanted, everyOne)}) as fitting`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Returns the ids of one page of the newest `most`, and how many these are. Both come from one walk, because rare
 * visits require walking to the end.
 */
export async function readPage(
  db: Db,
  wanted: Wanted,
  { size, offset, max }: { size: number; offset: number; max: number },
): Promise<{ ids: number[]; total: number }> {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with found as materialized (
      select id, at from (${newest(wanted, max)}) as fitting ${newestFirst} limit ${max}
    )
    select count(*) as total, array(select id from found ${newestFirst} limit ${size} offset ${offset}) as ids
    from found`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/** Returns the ids that follow a position, or the newest. */
export async function readVisitPage(
  db: Db,
  wanted: Wanted,
  { size, after }: { size: number; after: VisitPlace | undefined },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (${newest(wanted, size, after)}) as fitting ${newestFirst} limit ${size}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Newest first. */
export function readRecords(db: Db, teamId: number, ids: readonly number[]) {
  return db
    .selectFrom('visits')
    .select(['id', 'link_id', 'at', 'is_new', 'is_by_cookie', 'bot_reason', 'region', 'system'])
    .select(['system_version', 'browser', 'browser_version', 'device', 'app', 'referrer', 'is_by_qr'])
    .select(['creator_id', sql<string | null>`host(ip)`.as('ip')])
    .where('team_id', '=', teamId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type RecordRow = Awaited<ReturnType<typeof readRecords>>[number];
