import { hash } from 'node:crypto';
import type { Db } from '../../../core/db/database.ts';
import type { ReadVisit } from './read-visit.ts';
import { insertCookies, readCookies, readTakenVisitors, updateCookies } from './visitor-cookies.queries.ts';

/** Which visitor a cookie stands for. */
export interface KnownCookie {
  visitor: string;
  isReturned: boolean;
  /** The team's day when it was first seen: `2026-11-22`. */
  day: string;
}

export type Marked = Pick<ReadVisit, 'sender' | 'cookie' | 'isByCookie'>;
export type Identified<V> = V & { visitor: string };
/** A day of the team with its visits, in order. */
export type DayOf<V> = readonly [day: string, visits: readonly V[]];

/** The pseudonym of one day for who keeps no cookie. @param place among the visitors of this address and agent */
export const dailyVisitor = (sender: string, day: string, place = 0): string =>
  hash('sha256', `${sender} ${day}${place ? ` ${place}` : ''}`, 'hex').slice(0, 32);

/** More people of one day behind the same address and agent are not told apart without cookies. */
const places = 32;

/**
 * Says who came. Without a cookie that comes back, address and agent are one visitor for the day. A cookie that comes
 * back is the visitor under whom it was given, if it is the first one to do so; others that were given to the same
 * visitor belong to other people behind the address. After that, visits without a cookie are of somebody else too,
 * because this browser would send its own.
 * @param cookies what is known of the cookies of these visits; changes with them
 * @param taken visitors who already belong to a cookie; changes too
 */
export function identifyEach<V extends Marked>(
  days: readonly DayOf<V>[],
  cookies: Map<string, KnownCookie>,
  taken: Set<string>,
): DayOf<Identified<V>>[] {
  const visitorOf = ({ sender, cookie, isByCookie }: Marked, day: string): string => {
    const daily = () => {
      let place = 0;
      while (place < places - 1 && taken.has(dailyVisitor(sender, day, place))) place += 1;
      return dailyVisitor(sender, day, place);
    };
    if (cookie === null) return daily();
    const known = cookies.get(cookie);
    if (known && (known.isReturned || !isByCookie)) return known.visitor;
    // One that came back before it was seen given comes from another journal, or from before a restore.
    const before = known?.visitor ?? (isByCookie ? cookie : daily());
    const visitor = isByCookie && taken.has(before) ? cookie : before;
    if (isByCookie) taken.add(visitor);
    cookies.set(cookie, { visitor, isReturned: isByCookie, day: known?.day ?? day });
    return visitor;
  };
  return days.map(([day, visits]) => [
    day,
    visits.map(visit => ({ ...visit, visitor: visitorOf(visit, day) })),
  ]);
}

/** Says who came, and keeps what the cookies of these visits stand for, in the transaction that stores them. */
export async function identifyVisitors<V extends Marked>(
  db: Db,
  teamId: number,
  days: readonly DayOf<V>[],
): Promise<DayOf<Identified<V>>[]> {
  const seen = days.flatMap(([, visits]) => visits.flatMap(({ cookie }) => cookie ?? []));
  const cookies = await readCookies(db, teamId, [...new Set(seen)]);
  const known = new Map(cookies);
  const given = [...known.values()].flatMap(({ visitor, isReturned }) => (isReturned ? [] : visitor));
  const taken = new Set(await readTakenVisitors(db, teamId, given));
  const withoutCookie = days.map(([day, visits]): DayOf<V> => [
    day,
    visits.filter(({ cookie, isByCookie }) => cookie === null || !(isByCookie || known.has(cookie))),
  ]);
  for (const visitor of await readTakenPlaces(db, teamId, withoutCookie)) taken.add(visitor);
  const identified = identifyEach(days, known, taken);
  const changed = [...known].filter(([cookie, now]) => cookies.get(cookie) !== now);
  await insertCookies(
    db,
    teamId,
    changed.filter(([cookie]) => !cookies.has(cookie)),
  );
  await updateCookies(
    db,
    teamId,
    changed.filter(([cookie]) => cookies.has(cookie)),
  );
  return identified;
}

/** Which places of these addresses and agents are taken on their days. */
async function readTakenPlaces(db: Db, teamId: number, days: readonly DayOf<Marked>[]): Promise<Set<string>> {
  const senders = new Map(
    days.flatMap(([day, visits]) => visits.map(({ sender }) => [dailyVisitor(sender, day), { sender, day }])),
  );
  const taken = new Set<string>();
  let asked = [...senders.values()];
  // Nearly always the first place is free.
  for (const [from, to] of [
    [0, 1],
    [1, 4],
    [4, places],
  ] as const) {
    const visitors = asked.flatMap(({ sender, day }) =>
      Array.from({ length: to - from }, (_place, at) => dailyVisitor(sender, day, from + at)),
    );
    for (const visitor of await readTakenVisitors(db, teamId, visitors)) taken.add(visitor);
    asked = asked.filter(({ sender, day }) => taken.has(dailyVisitor(sender, day, to - 1)));
    if (asked.length === 0) break;
  }
  return taken;
}
