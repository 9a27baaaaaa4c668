import { sql, type RawBuilder } from 'kysely';
import type { VisitFilter } from '../../../contract/visits.ts';
import type { Db } from '../../db/database.ts';
import { storedWord } from './days.queries.ts';
import type { Stretch } from './stretches.ts';

/** Which visits: those of a team that fit the filter, within days of the team's clock, and within stretches of time. */
export interface Wanted {
  teamId: number;
  filter: VisitFilter;
  isBot: readonly boolean[];
  timeZone: string;
  from: string;
  to: string;
  /** Null: any time. */
  stretches: readonly Stretch[] | null;
}

/** The place of a visit in the order of the list; moments are stored to the millisecond. */
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
 * At most `most` of each side, people's and programs', newest first: each is a walk down an index that ends
 * when it has enough.
 */
function newest(wanted: Wanted, most: number, after?: VisitPlace): RawBuilder<unknown> {
  const conditions = conditionsOf(wanted);
  if (after) conditions.push(sql`(v.at, v.id) < (${after.at}::timestamptz, ${after.id}::bigint)`);
  const walk = (isBot: boolean, within = sql``) => sql`
    select v.id, v.at from visits as v
    where ${sql.join(conditions, sql` and `)} and v.is_bot = ${isBot} ${within}
    order by v.at desc, v.id desc limit ${most}`;
  const { stretches } = wanted;
  const side = (isBot: boolean) => {
    if (!stretches) return sql`(${walk(isBot)})`;
    const begins = stretches.map(({ begin }) => begin);
    const ends = stretches.map(({ end }) => end);
    return sql`
      select found.id, found.at
      from unnest(${begins}::timestamptz[], ${ends}::timestamptz[]) as stretch (begin, ending)
      cross join lateral (${walk(isBot, sql`and v.at >= stretch.begin and v.at < stretch.ending`)}) as found`;
  };
  return sql.join(wanted.isBot.map(side), sql` union all `);
}

/** How many fit, at most `most`. */
export async function countRecords(db: Db, wanted: Wanted, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from (${newest(wanted, most)}) as fitting limit ${most}) as counted
    `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Newest first: a page by its offset, or what comes after a place. */
export async function readRecords(
  db: Db,
  wanted: Wanted,
  { size, offset = 0, after }: { size: number; offset?: number; after?: VisitPlace | undefined },
) {
  const { rows } = await sql<VisitPlace>`
    select id, at from (${newest(wanted, offset + size, after)}) as fitting
    order by at desc, id desc limit ${size} offset ${offset}`.execute(db);
  if (!rows.length) return [];
  return db
    .selectFrom('visits')
    .select(['id', 'link_id', 'at', 'is_new', 'is_by_cookie', 'bot_reason', 'region', 'system'])
    .select(['system_version', 'browser', 'browser_version', 'device', 'app', 'referrer', 'is_by_qr'])
    .select(['creator_id', sql<string | null>`host(ip)`.as('ip')])
    .where('team_id', '=', wanted.teamId)
    .where('id', '=', sql<number>`any(${rows.map(row => row.id)}::bigint[])`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type RecordRow = Awaited<ReturnType<typeof readRecords>>[number];
