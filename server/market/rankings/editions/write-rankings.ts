import type { Platform } from '../../../../contract/core/platform.ts';
import { rankingLimits, rankingWindows } from '../../../../contract/market/ranking-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Combo } from '../tallies/ranking-combinations.ts';
import { insertRankings, insertTagFacts, readFirstSeen, type NewRanking } from './editions.queries.ts';
import type { PostTally } from '../tallies/post-tally.ts';
import { readFollowersGained, type Scan } from '../tallies/published-posts.queries.ts';
import type { TagFactsTally } from '../tags/tag-facts.ts';
import type { TagRanking } from '../tags/tag-ranking.ts';

/** An edition that is being written. */
interface Draft {
  id: number;
  day: string;
  /** The newest edition of an earlier day. */
  earlierId: number | null;
  scan: Scan;
}

/** The place of rankings: one platform of one edition. */
export interface Target {
  db: Db;
  draft: Draft;
  platform: Platform;
}

/** Combinations of one region, with their numbers. */
export type OfRegion = readonly [number: number, combo: Combo][];

interface Ranking extends Combo {
  considered: number;
  heldBack: number;
  ranked: { item: string; score: number; parts: (number | null)[] }[];
}

const factsAtOnce = 300;

/** Writes rankings, except those with too few places. Copies from the earlier edition when an item was first seen. */
async function write(
  { db, draft, platform }: Target,
  kind: NewRanking['kind'],
  days: number,
  rankings: readonly Ranking[],
): Promise<void> {
  const kept = rankings.filter(
    ({ ranked, region, category }) => ranked.length >= rankingLimits.fewest || (!region && !category),
  );
  const [first] = kept;
  if (!first) return;
  const asked = { editionId: draft.earlierId, kind, platform, days, region: first.region };
  const firstSeen = await readFirstSeen(db, asked);
  const rows = kept.map(({ ranked, region, category, considered, heldBack }): NewRanking => {
    const earlier = firstSeen.get(category);
    return {
      edition_id: draft.id,
      kind,
      platform,
      days,
      region,
      category,
      considered,
      held_back: heldBack,
      places: JSON.stringify(ranked.map(({ item, score }) => [item, score])),
      details: JSON.stringify(ranked.map(({ item, parts }) => [earlier?.get(item) ?? draft.day, parts])),
    };
  });
  await insertRankings(db, rows);
}

export async function writeVideos(target: Target, combos: OfRegion, tally: PostTally): Promise<void> {
  for (const [window, days] of rankingWindows.entries()) {
    const rankings = combos.flatMap(([number, combo]): Ranking[] => {
      const own = tally.of(number)[window];
      const heldBack = tally.heldBackOf(number)[window] ?? 0;
      const ranked = own?.videos.first.map(({ creatorId, postId, plays, engagement }) => ({
        item: `${creatorId}:${postId}`,
        score: plays,
        parts: [plays, engagement],
      }));
      return own && ranked ? [{ ...combo, considered: own.posts, heldBack, ranked }] : [];
    });
    await write(target, 'video', days, rankings);
  }
}

export async function writeCreators(target: Target, combos: OfRegion, tally: PostTally): Promise<void> {
  for (const [window, days] of rankingWindows.entries()) {
    const ids = combos.flatMap(
      ([number]) => tally.of(number)[window]?.creators.first.map(each => each.creatorId) ?? [],
    );
    const gained = await readFollowersGained(target.db, [...new Set(ids)], target.draft.scan, days);
    const rankings = combos.flatMap(([number, combo]): Ranking[] => {
      const own = tally.of(number)[window];
      const heldBack = tally.heldBackOf(number)[window] ?? 0;
      const ranked = own?.creators.first.map(({ creatorId, posts, plays, engagement, followers }) => ({
        item: String(creatorId),
        score: plays ?? 0,
        parts: [plays, posts, engagement, followers, gained.get(creatorId) ?? null],
      }));
      return own && ranked ? [{ ...combo, considered: own.publishers, heldBack, ranked }] : [];
    });
    await write(target, 'creator', days, rankings);
  }
}

export async function writeTags(
  target: Target,
  combos: OfRegion,
  { tags, tally }: { tags: TagRanking; tally: PostTally },
): Promise<void> {
  for (const [window, days] of rankingWindows.entries()) {
    const rankings = combos.flatMap(([number, combo]): Ranking[] => {
      const own = tags.of(number)[window];
      const heldBack = tally.heldBackOf(number)[window] ?? 0;
      const ranked = own?.top.first.map(({ form, plays, posts, creators, ...compared }) => ({
        item: form,
        score: plays,
        parts: [plays, posts, creators, compared.playsBefore, compared.postsBefore, compared.playsCompared],
      }));
      return own && ranked ? [{ ...combo, considered: own.considered, heldBack, ranked }] : [];
    });
    await write(target, 'tag', days, rankings);
  }
}

/** @param turn runs each batch of work in its turn */
export async function writeTagFacts(
  { db, draft, platform }: Target,
  facts: TagFactsTally,
  turn: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  let next: Parameters<typeof insertTagFacts>[3][number][] = [];
  for (const page of facts.pages(draft.day)) {
    next.push(page);
    if (next.length < factsAtOnce) continue;
    const pages = next;
    next = [];
    await turn(() => insertTagFacts(db, draft.id, platform, pages));
  }
  await turn(() => insertTagFacts(db, draft.id, platform, next));
}
