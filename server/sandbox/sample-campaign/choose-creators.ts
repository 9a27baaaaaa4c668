import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { isVisible, newestPost, sampleIndex } from '../sample-creators/sample-index.ts';
import { readSampleCreators, type SampleCreator } from './queries.ts';
import { type SampleCard, sampleCards, undecided } from './sample-plan.ts';

const hour = 3_600_000;
const newest = { from: 2 * hour, to: 5 * 24 * hour };
/** The free plan searches on this one alone. */
const platform = 'tiktok';
const plays = { from: 10_000, to: 200_000 };
/** Enough that somebody has published lately. */
const looked = 200;

export interface Cast {
  card: SampleCard;
  creator: SampleCreator;
  postUrl: string | null;
}

/**
 * Chooses sample creators for the cards of the sample campaign, and candidates beside them.
 * @throws AppError samples_missing
 */
export async function chooseCreators(
  db: Db,
  at: Date,
): Promise<{ cast: Cast[]; undecided: SampleCreator[] }> {
  const known = await readSampleCreators(db, { platform, plays, max: looked });
  const left = known.flatMap(creator => {
    const index = sampleIndex(creator.platformId);
    if (index === null || !isVisible(index, at)) return [];
    return [{ creator, postUrl: newestPost(index, { at, ...newest })?.url ?? null }];
  });
  const cast: Cast[] = [];
  // Who has published lately is chosen first, for the cards that need it.
  const hardestFirst = sampleCards.toSorted((a, b) => Number(needsPost(b)) - Number(needsPost(a)));
  for (const card of hardestFirst) {
    const at = left.findIndex(({ postUrl }) => postUrl !== null || !needsPost(card));
    const [chosen] = at < 0 ? [] : left.splice(at, 1);
    if (!chosen) throw new AppError('samples_missing');
    cast.push({ card, ...chosen });
  }
  if (left.length < undecided) throw new AppError('samples_missing');
  const others = left.slice(0, undecided).map(({ creator }) => creator);
  return { cast: sampleCards.map(card => cast.find(each => each.card === card)!), undecided: others };
}

const needsPost = ({ progress }: SampleCard): boolean => progress === 'published';
