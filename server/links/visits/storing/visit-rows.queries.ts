import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { DayOf, Identified } from './identify-visitors.ts';
import type { ReadVisit } from './read-visit.ts';
import { arrayOf, timesOf } from './array-text.ts';

type Facts = Pick<
  ReadVisit,
  'system' | 'systemVersion' | 'browser' | 'browserVersion' | 'device' | 'app' | 'botReason'
>;

/** @param isNew for each visit, in order, whether it is its visitor's first */
export async function insertVisits(
  db: Db,
  teamId: number,
  days: readonly DayOf<Identified<ReadVisit>>[],
  isNew: readonly boolean[],
): Promise<void> {
  const visits = days.flatMap(([, ofDay]) => ofDay);
  const all = <K extends keyof Identified<ReadVisit>>(key: K) => visits.map(visit => visit[key]);
  const { facts, places } = groupFacts(visits);
  const eachFact = <K extends keyof Facts>(key: K) => facts.map(each => each[key]);
  // What a user agent says is the same for many visits, and sent once.
  await sql`
    insert into visits (
      team_id, link_id, at, day, visitor, is_by_cookie, is_new, bot_reason, region, system, system_version,
      browser, browser_version, device, app, referrer, is_by_qr, recipient_id, creator_id, ip
    )
    select
      ${teamId}::bigint, link_id, at, (${days.map(([day]) => day)}::date[])[of_day], visitor, is_by_cookie, is_new,
      bot_reason, region, system, system_version, browser, browser_version, device, app, referrer, is_by_qr,
      recipient_id, creator_id, ip
    from unnest(
      ${arrayOf(all('linkId'))}::bigint[], ${timesOf(all('at'))}::timestamptz[],
      ${arrayOf(days.flatMap(([, ofDay], at) => ofDay.map(() => at + 1)))}::int[],
      ${arrayOf(all('visitor'))}::uuid[], ${arrayOf(all('isByCookie'))}::boolean[], ${arrayOf(isNew)}::boolean[],
      ${arrayOf(places)}::int[], ${all('region')}::text[], ${all('referrer')}::text[],
      ${arrayOf(all('isByQr'))}::boolean[], ${arrayOf(all('recipientId'))}::bigint[],
      ${arrayOf(all('creatorId'))}::bigint[], ${arrayOf(all('ip'))}::inet[]
    ) with ordinality as v (
      link_id, at, of_day, visitor, is_by_cookie, is_new, facts, region, referrer, is_by_qr, recipient_id,
      creator_id, ip, n
    )
    join unnest(
      ${eachFact('botReason')}::text[], ${eachFact('system')}::text[], ${eachFact('systemVersion')}::text[],
      ${eachFact('browser')}::text[], ${eachFact('browserVersion')}::text[], ${eachFact('device')}::text[],
      ${eachFact('app')}::text[]
    ) with ordinality as f (bot_reason, system, system_version, browser, browser_version, device, app, place)
      on f.place = v.facts
    order by v.n`.execute(db);
}

/** @returns the different facts of user agents, and for each visit the place of its own, from 1 */
function groupFacts(visits: readonly ReadVisit[]): { facts: Facts[]; places: number[] } {
  const facts: Facts[] = [];
  const known = new Map<string, number>();
  const places = visits.map(visit => {
    const { system, systemVersion, browser, browserVersion, device, app, botReason } = visit;
    const key = `${system}\n${systemVersion}\n${browser}\n${browserVersion}\n${device}\n${app}\n${botReason}`;
    const place = known.get(key) ?? facts.push(visit);
    known.set(key, place);
    return place;
  });
  return { facts, places };
}
