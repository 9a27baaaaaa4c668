import type { CreatorParams } from '../../../contract/catalogue/creator-params.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { SimilarReply } from '../../../contract/creators/similar-creators.ts';
import { fold } from '../../../contract/core/text-fold.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { blockedIds } from '../blocklist/service.ts';
import { traitCounts } from '../../catalogue/creator-records/service.ts';
import { readTeamRows } from '../shared/team-rows.ts';
import { memberIds } from '../lists/service.ts';
import type { Taker } from '../../billing/plans/service.ts';
import { marksOf } from '../team-creators/service.ts';
import { likenessOf, type Candidate, type Pattern } from './likeness.ts';
import { askingsFor, candidatesEnough, candidatesMost, patternOf } from './seed-pattern.ts';
import { candidatesOf, countCompared, readProfiles, readSeeds } from './queries.ts';

const shown = 20;
/** This many members of a list make its pattern. */
const seedsMost = 200;
/** The number of candidates whose region, language and followers are compared too. */
const finalists = 300;

/** @throws AppError not_found */
export async function similarToCreator(
  pool: Db,
  ctx: SignedIn,
  { platform, id }: CreatorParams,
): Promise<SimilarReply> {
  const seeds = (await readSeeds(pool, [id])).filter(seed => seed.platform === platform);
  if (!seeds.length) throw new AppError('not_found');
  return similarTo(pool, ctx, seeds, [id]);
}

/** @throws AppError not_found for a list that the caller may not see */
export async function similarToMembers(pool: Db, ctx: SignedIn, listId: number): Promise<SimilarReply> {
  const members = await asTeam(pool, ctx.actor.teamId, db => memberIds(db, ctx, listId));
  return similarTo(pool, ctx, await readSeeds(pool, members.slice(-seedsMost)), members);
}

/**
 * Returns up to `most` creators of a platform that are similar to the members of a list, the most similar first,
 * without the members, those in `without`, and blocked ones. Empty if nothing is known of the members.
 * @throws AppError not_found for a list that the caller may not see
 */
export async function idsLikeMembers(
  pool: Db,
  ctx: Taker,
  listId: number,
  { platform, max, without }: { platform: Platform; max: number; without: readonly number[] },
): Promise<number[]> {
  const members = await asTeam(pool, ctx.actor.teamId, db => memberIds(db, ctx, listId));
  const like = await readSeeds(pool, members.slice(-seedsMost));
  const found = await likeliest(pool, ctx, like, { without: [...members, ...without], platform, max });
  return found?.map(({ id }) => id) ?? [];
}

/** @returns null if nothing is known that others could have in common with these */
async function likeliest(
  pool: Db,
  ctx: Taker,
  like: Awaited<ReturnType<typeof readSeeds>>,
  { without, ...wanted }: Wanted & { without: readonly number[] },
) {
  const seeds = like.map(({ traits, tags, ...profile }) => ({
    profile,
    traits,
    tags: tags.map(fold),
  }));
  const traits = [...new Set(seeds.flatMap(seed => seed.traits))];
  if (!traits.length) return null;
  const [counts, all] = await Promise.all([traitCounts(pool, traits), countCompared(pool)]);
  const pattern = patternOf(seeds, counts, all);
  const blocked = await asTeam(pool, ctx.actor.teamId, db => blockedIds(db, ctx.actor.teamId));
  return findAlike(pool, pattern, counts, { ...wanted, without: new Set([...without, ...blocked]) });
}

async function similarTo(
  pool: Db,
  ctx: SignedIn,
  like: Awaited<ReturnType<typeof readSeeds>>,
  without: readonly number[],
): Promise<SimilarReply> {
  const started = performance.now();
  const took = () => Math.round((performance.now() - started) * 10) / 10;
  const found = await likeliest(pool, ctx, like, { without, max: shown });
  if (!found) return { creators: [], nothingKnown: true, tookMs: took() };
  const ids = found.map(({ id }) => id);
  const { teamId } = ctx.actor;
  const { rows, marks } = await asTeam(pool, teamId, async db => ({
    rows: new Map((await readTeamRows(db, teamId, ids)).map(row => [row.id, row])),
    marks: await marksOf(db, ctx, ids),
  }));
  return {
    creators: found.flatMap(({ id, likeness, reasons }) => {
      const row = rows.get(id);
      const own = marks.get(id);
      return row && own ? [{ creator: { ...row, matches: [], marks: own }, likeness, reasons }] : [];
    }),
    nothingKnown: false,
    tookMs: took(),
  };
}

interface Wanted {
  /** Only of this platform; without it, creators of other platforms count too. */
  platform?: Platform;
  max: number;
}

/** Returns the most similar creators: first by traits, then the finalists by everything that is known. */
async function findAlike(
  db: Db,
  pattern: Pattern,
  counts: ReadonlyMap<string, number>,
  { without, platform, max }: Wanted & { without: ReadonlySet<number> },
) {
  const candidates = new Map<number, readonly string[]>();
  for (const asking of askingsFor(pattern, counts)) {
    if (candidates.size >= candidatesEnough) break;
    for (const { creator_id, traits } of await candidatesOf(db, asking, candidatesMost - candidates.size))
      if (!without.has(creator_id)) candidates.set(creator_id, traits);
  }
  const weightOf = (traits: readonly string[]) =>
    traits.reduce((sum, trait) => sum + (pattern.traits.get(trait) ?? 0), 0);
  const best = [...candidates]
    .map(([id, traits]) => ({ id, traits, weight: weightOf(traits) }))
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, Math.max(finalists, max));
  const profiles = new Map(
    (
      await readProfiles(
        db,
        best.map(({ id }) => id),
      )
    ).map(each => [each.id, each]),
  );
  return best
    .flatMap(({ id, traits }) => {
      const profile = profiles.get(id);
      const isWanted = profile && (!platform || profile.platform === platform);
      const candidate: Candidate | null = isWanted ? { profile, traits } : null;
      return candidate ? [{ id, ...likenessOf(pattern, candidate) }] : [];
    })
    .toSorted((a, b) => b.likeness - a.likeness || a.id - b.id)
    .slice(0, max);
}
