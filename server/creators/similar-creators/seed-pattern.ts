import { weightOf, type Pattern, type Profile } from './likeness.ts';

export interface Seed {
  profile: Profile;
  traits: readonly string[];
  tags: readonly string[];
}

/** Of many creators the traits that most of them share are asked for. */
const mostTraits = 40;

/**
 * What creators have in common: a trait counts as much as it tells, times the share of them that have it.
 * @param counts how many creators have a trait; an absent one is rare
 */
export function patternOf(seeds: readonly Seed[], counts: ReadonlyMap<string, number>, all: number): Pattern {
  const bearers = new Map<string, number>();
  for (const { traits } of seeds)
    for (const trait of traits) bearers.set(trait, (bearers.get(trait) ?? 0) + 1);
  const weighed = [...bearers]
    // What one of many has is its own matter.
    .filter(([, times]) => seeds.length < 3 || times > 1)
    .map(([trait, times]) => [trait, (times / seeds.length) * weightOf(counts.get(trait) ?? 0, all)] as const)
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return {
    traits: new Map(weighed.slice(0, mostTraits)),
    tags: new Set(seeds.flatMap(({ tags }) => tags)),
    profiles: seeds.map(({ profile }) => profile),
  };
}

/** So many candidates are looked at: reading and weighing them takes some 10 ms. */
export const candidatesMost = 1000;

/** With so many the likeliest are among them, and commoner traits need not be asked for. */
export const candidatesEnough = 300;

/** What more creators have costs more to ask for than it tells. */
const commonMost = 30_000;

/** Common traits that are asked for in pairs. */
const pairedMost = 4;

/** Traits asked for together: whoever has all of `all` and any of `any`. */
export interface Asking {
  all: string[];
  any: string[];
}

/**
 * How to ask the index for the likeliest candidates without reading more than it must, the best question first:
 * the rarest traits together as long as few have them, then pairs of the next ones; the rarest alone where all
 * are common.
 */
export function askingsFor(
  { traits }: Pattern,
  counts: ReadonlyMap<string, number>,
  most = candidatesMost,
): Asking[] {
  const bearersOf = (trait: string) => counts.get(trait) ?? 0;
  const rarest = [...traits.keys()].toSorted((a, b) => bearersOf(a) - bearersOf(b));
  const any: string[] = [];
  let expected = 0;
  for (const trait of rarest) {
    if (expected + bearersOf(trait) > most) break;
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
