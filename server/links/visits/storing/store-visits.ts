import { day as dayOf } from '../../../../contract/core/format.ts';
import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { putDueOnce } from '../../../core/db/due-work/due-work.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { findStaying } from '../../../catalogue/creator-records/merging/merge-creators.ts';
import { addDays, addParts, addReturns, addTotals } from './add-counts.queries.ts';
import { countVisits } from './count-visits.ts';
import { identifyVisitors, type DayOf, type Identified } from './identify-visitors.ts';
import { insertLinkVisitors, readLinkVisitors, updateLinkVisitors } from './link-visitors.queries.ts';
import type { ReadVisit } from './read-visit.ts';
import { visitsExpireAt } from '../retention/expires-at.ts';
import { beginStoring, markStored, readLinksLeft } from './store-visits.queries.ts';
import { insertVisits } from './visit-rows.queries.ts';

/** A visit and the position of its line's end in the journal that it was first written to. */
export type JournalVisit = ReadVisit & { position: number };

/** Stores in one transaction; storing again changes nothing. @param journal the journal's id, a UUID */
export function storeVisits(
  pool: Db,
  ctx: Context,
  { teamId, journal, visits }: { teamId: number; journal: string; visits: readonly JournalVisit[] },
): Promise<void> {
  return asTeam(pool, teamId, async db => {
    const begun = await beginStoring(db, teamId, journal);
    const fresh = begun ? visits.filter(({ position }) => position > begun.position) : [];
    const last = fresh.at(-1);
    if (!begun || !last) return;
    const named = await nameStaying(db, ctx, fresh);
    const days = await identifyVisitors(db, teamId, byDay(named, begun.timeZone));
    const links = await storeDays(db, teamId, days);
    const mark = { journal, after: begun.position, position: last.position, at: ctx.now() };
    await markStored(db, teamId, mark);
    if (!isSameDay(begun.storedAt, ctx.now()))
      await putDueOnce(
        db,
        'visits.expire',
        { teamId, id: teamId },
        visitsExpireAt(ctx.now(), begun.timeZone),
      );
    const [one, ...others] = links;
    if (one) await announce(db, { teamId }, { code: realtimeCodes.visits, id: others.length ? null : one });
  });
}

/** @returns the visited links; visits of deleted ones are left out */
async function storeDays(
  db: Db,
  teamId: number,
  identified: readonly DayOf<Identified<ReadVisit>>[],
): Promise<number[]> {
  const asked = new Set(identified.flatMap(([, visits]) => visits.map(({ linkId }) => linkId)));
  const left = new Set(await readLinksLeft(db, teamId, [...asked]));
  const days = identified.map(([day, visits]): DayOf<Identified<ReadVisit>> => [
    day,
    left.size === asked.size ? visits : visits.filter(({ linkId }) => left.has(linkId)),
  ]);
  if (!left.size) return [];
  const counts = countVisits(days, await readLinkVisitors(db, teamId, visitorsOf(days)));
  await insertVisits(db, teamId, days, counts.isNew);
  await insertLinkVisitors(db, teamId, counts.added);
  await updateLinkVisitors(db, teamId, counts.changed);
  await addReturns(db, teamId, counts.returns);
  await addParts(db, teamId, counts.parts);
  await addDays(db, teamId, counts.days);
  const counted = await addTotals(db, teamId, counts.days);
  // Whoever deletes it now waits, and deletes these visits, too.
  if (counted.length < left.size) throw new Error('a link was deleted meanwhile');
  return counted;
}

/** The visitors of each link, each once. */
function visitorsOf(days: readonly DayOf<Identified<ReadVisit>>[]) {
  const links = new Map<number, Set<string>>();
  for (const [, visits] of days) {
    for (const { linkId, visitor } of visits) {
      const visitors = links.get(linkId);
      if (visitors) visitors.add(visitor);
      else links.set(linkId, new Set([visitor]));
    }
  }
  return [...links].flatMap(([linkId, visitors]) => [...visitors].map(visitor => ({ linkId, visitor })));
}

/** Whom an edge process knew, and wrote to its journal, may have turned out to be another creator since. */
async function nameStaying(
  db: Db,
  ctx: Context,
  visits: readonly JournalVisit[],
): Promise<readonly JournalVisit[]> {
  const ids = new Set(visits.flatMap(({ creatorId }) => creatorId ?? []));
  if (!ids.size) return visits;
  const staying = await findStaying(db, ctx, [...ids]);
  if (!staying.size) return visits;
  return visits.map(visit => ({
    ...visit,
    creatorId: visit.creatorId && (staying.get(visit.creatorId) ?? visit.creatorId),
  }));
}

const isSameDay = (one: Date | null, other: Date) =>
  one?.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);

const quarterHour = 900_000;

/** Groups visits by the team's day, the earliest first. Time zones differ by multiples of a quarter of an hour. */
function byDay(visits: readonly JournalVisit[], timeZone: string): [string, JournalVisit[]][] {
  const dayOfQuarter = new Map<number, string>();
  const days = new Map<string, JournalVisit[]>();
  for (const visit of visits) {
    const quarter = Math.floor(visit.at.getTime() / quarterHour);
    const day = dayOfQuarter.get(quarter) ?? dayOf(visit.at.toISOString(), timeZone);
    dayOfQuarter.set(quarter, day);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(visit);
    else days.set(day, [visit]);
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
