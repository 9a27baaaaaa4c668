import { weightOf, type Pattern, type Profile } from './likeness.ts';

export interface Seed {
  profile: Profile;
  traits: readonly string[];
  tags: readonly string[];
}

/** For many creators, this many of their most shared traits are searched for. */
const maxTraits = 40;

/**
 * Returns what creators have in common: a trait weighs its significance times the share of creators that have it.
 * @param counts how many creators have a trait; a missing one is rare
 */
export function patternOf(seeds: readonly Seed[], counts: ReadonlyMap<string, number>, all: number): Pattern {
  const bearers = new Map<string, number>();
  for (const { traits } of seeds)
    for (const trait of traits) bearers.set(trait, (bearers.get(trait) ?? 0) + 1);
  const weighed = [...bearers]
    // A trait of one among many creators is not typical.
    .filter(([, times]) => seeds.length < 3 || times > 1)
    .map(([trait, times]) => [trait, (times / seeds.length) * weightOf(counts.get(trait) ?? 0, all)] as const)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return {
    traits: new Map(weighed.slice(0, maxTraits)),
    tags: new Set(seeds.flatMap(({ tags }) => tags)),
    profiles: seeds.map(({ profile }) => profile),
  };
}

/** This many candidates are examined: reading and weighing them takes some 10 ms. */
export const candidatesMost = 1000;

/** With this many the most similar are among them, and commoner traits need not be searched for. */
export const candidatesEnough = 300;

/** A trait that more creators have costs more to search for than it says. */
const commonMost = 30_000;

/** The number of common traits that are searched for in pairs. */
const pairedMost = 4;

/** Traits that are searched for together: creators with all of `all` and any of `any`. */
export interface Asking {
  all: string[];
  any: string[];
}

/**
 * Returns index queries that find the most similar candidates with little reading, the best first: the rarest traits
 * together while few creators have them, then pairs of the next ones; the rarest alone if all are common.
 */
export function askingsFor(
  { traits }: Pattern,
  counts: ReadonlyMap<string, number>,
  max = candidatesMost,
): Asking[] {
  const bearersOf = (trait: string) => counts.get(trait) ?? 0;
  const rarest = [...traits.keys()].toSorted((a, b) => bearersOf(a) - bearersOf(b));
  const any: string[] = [];
  let expected = 0;
  for (const trait of rarest) {
    if (expected + bearersOf(trait) > max) break;
    expected += bearersOf(trait);
    any.push(trait);
  }
  const paired = rarest
    .slice(any.length)
    .filter(trait => bearersOf(trait) <= commonMost)
    .slice(0, pairedMost);
  const pairs = paired.flatMap((first, at) =>
    paired.slice(at + 1).map(second => ({ all: [first, second], any: [] })),
  );
  const alone = rarest.slice(any.length, any.length + 1).map(trait => ({ all: [trait], any: [] }));
  return [...(any.length ? [{ all: [], any }] : []), ...pairs, ...alone];
}
