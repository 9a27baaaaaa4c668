import type { Effect, EffectDay } from '../../../../contract/monitoring/effects/effect-shapes.ts';
import { type Days, dayGains } from '../../../catalogue/metric-interpolation/day-gains.ts';
import type { Series } from '../../../catalogue/metric-interpolation/series-track.ts';
import { sumOf, type Piece } from './effect-pieces.ts';

const dayMs = 86_400_000;

function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) =>
    new Date(Date.parse(from) + place * dayMs).toISOString().slice(0, 10),
  );
}

interface Gained {
  plays: number | null;
  engagements: number | null;
  unknownPosts: number;
}

/** Deleted posts gain nothing. This says nothing about posts that are still to be polled. */
const orAwaited = (gained: number | null, isAwaited: boolean) => (isAwaited && !gained ? null : gained);

/** Sums the known gains by day, and counts posts without a known gain. */
function gainsByDay(posts: readonly Series[], days: Days): Map<string, Gained> {
  const gained = new Map<string, Gained>();
  const awaited = new Set<string>();
  for (const post of posts) {
    for (const figure of ['plays', 'engagements'] as const) {
      for (const gain of dayGains(post, figure, days)) {
        if (!gain.isOut) continue;
        const day = gained.get(gain.day) ?? { plays: null, engagements: null, unknownPosts: 0 };
        gained.set(gain.day, day);
        if (gain.gained !== null) day[figure] = (day[figure] ?? 0) + gain.gained;
        else if (gain.isAwaited) awaited.add(gain.day);
        else if (figure === 'plays') day.unknownPosts++;
      }
    }
  }
  for (const [name, day] of gained) {
    day.plays = orAwaited(day.plays, awaited.has(name));
    day.engagements = orAwaited(day.engagements, awaited.has(name));
  }
  return gained;
}

const hasSomething = ({ day: _day, unknownPosts: _unknown, ...figures }: EffectDay): boolean =>
  Object.values(figures).some(figure => figure !== null && figure !== 0);

const difference = (total: number | null, days: readonly (number | null)[]): number | null =>
  total === null ? null : days.reduce<number>((rest, day) => rest - (day ?? 0), total);

export interface DaysWanted {
  zone: string;
  /** The project's days, and today. */
  beginsOn: string;
  endsOn: string;
  today: string;
  now: Date;
}

/**
 * Returns local days from the first with data, at the latest the project's first, until today; after the project's last
 * day only while there is data. What belongs to no known day is only in the totals.
 */
export function effectDays(
  pieces: readonly Piece[],
  posts: readonly Series[],
  { zone, beginsOn, endsOn, today, now }: DaysWanted,
): Pick<Effect, 'days' | 'notByDay'> {
  const known = Map.groupBy(
    pieces.filter(piece => piece.day !== null),
    piece => piece.day,
  );
  const placed = [...known.keys()].flatMap(day => day ?? []).toSorted();
  const from = [placed[0] ?? beginsOn, beginsOn].toSorted()[0] ?? beginsOn;
  const to = [placed.at(-1) ?? beginsOn, today].toSorted()[1] ?? today;
  const gains = gainsByDay(posts, { zone, from, to: today < from ? from : today, now });
  const days = daysBetween(from, to).map((day): EffectDay => {
    const { clicks, orders, revenueFen, costFen } = sumOf(known.get(day) ?? []);
    const gained = gains.get(day) ?? { plays: null, engagements: null, unknownPosts: 0 };
    return { day, ...gained, clicks, orders, revenueFen, costFen };
  });
  const last = days.findLastIndex(day => day.day <= endsOn || hasSomething(day));
  const kept = days.slice(0, last + 1);
  const totals = sumOf(pieces);
  const rest = (name: 'plays' | 'engagements' | 'clicks') =>
    difference(
      totals[name],
      kept.map(day => day[name]),
    );
  return {
    days: kept,
    notByDay: { plays: rest('plays'), engagements: rest('engagements'), clicks: rest('clicks') },
  };
}
