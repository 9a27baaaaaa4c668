import { visitParts, type VisitPart } from '../../../../contract/links/link-kinds.ts';
import type { DayOf, Identified } from './identify-visitors.ts';
import type { ReadVisit } from './read-visit.ts';

/** Who followed a link, on which days of the team, in their order: `2026-11-22`. */
export interface LinkVisitor {
  linkId: number;
  visitor: string;
  isBot: boolean;
  isByCookie: boolean;
  days: string[];
}

interface OfLink {
  linkId: number;
  isBot: boolean;
}

/** How many more visitors of a day were last there on the day `before`; `-infinity`: never. */
export interface ReturnCount extends OfLink {
  isByCookie: boolean;
  day: string;
  before: string;
  visitors: number;
}

export interface DayCount extends OfLink {
  day: string;
  pv: number;
  uv: number;
  newVisitors: number;
  lastAt: Date;
}

export interface PartCount extends OfLink {
  day: string;
  part: VisitPart;
  value: string;
  pv: number;
  newVisitors: number;
}

/** What some visits add to what is stored. */
export interface VisitCounts {
  /** For each visit, in order, whether it is the visitor's first of this link. */
  isNew: boolean[];
  added: LinkVisitor[];
  changed: LinkVisitor[];
  returns: ReturnCount[];
  days: DayCount[];
  parts: PartCount[];
}

type CountedVisit = Identified<ReadVisit>;
type Tally = Pick<PartCount, 'pv' | 'newVisitors'>;

const never = '-infinity';

/** In the order of `visitParts`. */
const valuesOf = (visit: ReadVisit): string[] => [
  visit.region,
  visit.system,
  visit.browser,
  visit.device,
  visit.app,
  visit.referrer,
  visit.isByQr ? 'qr' : 'link',
  visit.botReason,
];
/** All but the last, which says why a program is one. */
const partsOfPeople = visitParts.length - 1;

/**
 * Counts visits day by day. A visitor's first visit of all marks them as new. Their first visit of a day counts them for
 * that day and for the day of their previous visit; late visits are inserted between the known days. Visitors whose
 * cookie comes back for the first time are known by cookie from then on, on all days on which they came.
 * @param days the earliest first @param known those of these visitors who followed the same link before
 */
export function countVisits(
  days: readonly DayOf<CountedVisit>[],
  known: readonly LinkVisitor[],
): VisitCounts {
  const links = new Map<number, LinkCounts>();
  const countsOf = (linkId: number): LinkCounts => {
    const found = links.get(linkId) ?? new LinkCounts(linkId);
    links.set(linkId, found);
    return found;
  };
  for (const visitor of known) countsOf(visitor.linkId).know(visitor);
  const isNew: boolean[] = [];
  for (const [day, visits] of days) {
    for (const visit of visits) if (visit.isByCookie) countsOf(visit.linkId).markByCookie(visit);
    for (const visit of visits) isNew.push(countsOf(visit.linkId).add(day, visit));
  }
  const all = [...links.values()];
  const visitors = all.flatMap(each => [...each.visitors.values()]);
  return {
    isNew,
    added: visitors.filter(({ change }) => change === 'added'),
    changed: visitors.filter(({ change }) => change === 'changed'),
    returns: all.flatMap(each => [...each.returns.values()].filter(row => row.visitors !== 0)),
    days: all.flatMap(each => [...each.days.values()].map(({ row }) => row)),
    parts: all.flatMap(each => [...each.days.values()].flatMap(partRows)),
  };
}

type Changing = LinkVisitor & { change: 'none' | 'added' | 'changed' };
interface DayCounts {
  row: DayCount;
  /** By value, in the order of `visitParts`. */
  parts: Map<string, Tally>[];
}

/** What the visits of one link add. */
class LinkCounts {
  readonly visitors = new Map<string, Changing>();
  readonly returns = new Map<string, ReturnCount>();
  readonly days = new Map<string, DayCounts>();
  readonly #linkId: number;

  constructor(linkId: number) {
    this.#linkId = linkId;
  }

  know(visitor: LinkVisitor): void {
    this.visitors.set(visitor.visitor, { ...visitor, change: 'none' });
  }

  markByCookie(visit: CountedVisit): void {
    const visitor = this.#visitorOf(visit);
    if (visitor.isByCookie) return;
    for (const [at, day] of visitor.days.entries()) {
      const before = visitor.days[at - 1] ?? never;
      this.#move(visitor, day, before, -1);
      this.#move({ ...visitor, isByCookie: true }, day, before, 1);
    }
    visitor.isByCookie = true;
    if (visitor.change === 'none') visitor.change = 'changed';
  }

  /** @returns whether it is the visitor's first visit of this link */
  add(day: string, visit: CountedVisit): boolean {
    const visitor = this.#visitorOf(visit);
    const isNew = visitor.days.length === 0;
    const counts = this.#dayOf(day, visit);
    const { row, parts } = counts;
    row.pv += 1;
    if (visit.at > row.lastAt) row.lastAt = visit.at;
    if (isNew) row.newVisitors += 1;
    if (!visitor.days.includes(day)) {
      row.uv += 1;
      this.#comeOn(day, visitor);
    }
    for (const [at, value] of valuesOf(visit).entries()) {
      const tallies = parts[at];
      if (!tallies) break;
      const tally = tallies.get(value);
      if (!tally) tallies.set(value, { pv: 1, newVisitors: isNew ? 1 : 0 });
      else {
        tally.pv += 1;
        if (isNew) tally.newVisitors += 1;
      }
    }
    return isNew;
  }

  #comeOn(day: string, visitor: Changing): void {
    const { days } = visitor;
    const place = days.findLastIndex(each => each < day) + 1;
    const [before = never, after] = [days[place - 1], days[place]];
    this.#move(visitor, day, before, 1);
    if (after !== undefined) {
      this.#move(visitor, after, before, -1);
      this.#move(visitor, after, day, 1);
    }
    days.splice(place, 0, day);
    if (visitor.change === 'none') visitor.change = 'changed';
  }

  #move({ isBot, isByCookie }: LinkVisitor, day: string, before: string, count: 1 | -1): void {
    const key = `${day} ${before} ${isBot} ${isByCookie}`;
    const row = this.returns.get(key);
    if (row) row.visitors += count;
    else this.returns.set(key, { linkId: this.#linkId, isBot, isByCookie, day, before, visitors: count });
  }

  #visitorOf({ visitor, isByCookie, botReason }: CountedVisit): Changing {
    const found = this.visitors.get(visitor);
    if (found) return found;
    const isBot = botReason !== '';
    const added: Changing = { linkId: this.#linkId, visitor, isBot, isByCookie, days: [], change: 'added' };
    this.visitors.set(visitor, added);
    return added;
  }

  #dayOf(day: string, { botReason, at }: CountedVisit): DayCounts {
    const isBot = botReason !== '';
    const key = isBot ? `${day} bot` : day;
    const found = this.days.get(key);
    if (found) return found;
    const row = { linkId: this.#linkId, isBot, day, pv: 0, uv: 0, newVisitors: 0, lastAt: at };
    const parts = Array.from({ length: isBot ? visitParts.length : partsOfPeople }, () => new Map());
    const added = { row, parts };
    this.days.set(key, added);
    return added;
  }
}

function partRows({ row: { linkId, isBot, day }, parts }: DayCounts): PartCount[] {
  return parts.flatMap((tallies, at) => {
    const part = visitParts[at];
    if (!part) return [];
    return [...tallies].map(([value, tally]) => ({ linkId, isBot, day, part, value, ...tally }));
  });
}
