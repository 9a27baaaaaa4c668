import type { SourcePost } from '../../../contract/catalogue.ts';
import type { Platform } from '../../../contract/platform.ts';
import type { Audience } from './audience.ts';
import { captionOf } from './captions.ts';
import type { Dice } from './random.ts';
import type { VocabularyKey } from './vocabularies.ts';
import type { Niche } from './words/vocabulary.ts';

const day = 86_400_000;

export interface Poster {
  platform: Platform;
  platformId: string;
  homepageUrl: string;
  niche: Niche;
  text: VocabularyKey;
  audience: Audience;
  /** Too little to analyse: fewer than three posts in 180 days. */
  quiet: boolean;
}

/** When they posted, newest first, in milliseconds before `until`. */
function ages(dice: Dice, { audience, quiet }: Poster): number[] {
  const quietFor = quiet && dice.chance(0.5) ? 200 * day : 0;
  const count = quiet && quietFor === 0 ? dice.below(3) : dice.chance(0.1) ? 30 : dice.between(10, 12);
  const gap = audience.daysBetweenPosts * day;
  let age = quietFor;
  return Array.from({ length: count }, () => {
    age += gap * (0.3 + 1.4 * dice.unit()) * (dice.chance(0.06) ? 3 : 1);
    return age;
  });
}

interface Counts {
  plays?: number;
  likes: number;
  comments: number;
  shares?: number;
}

function countsOf(dice: Dice, { platform, audience }: Poster, isImage: boolean): Counts {
  const viral = dice.chance(0.025) ? 4 + 30 * dice.unit() ** 2 : 1;
  const plays = Math.max(1, Math.round(audience.plays * Math.exp(0.55 * dice.normal()) * viral));
  const seenBy = isImage ? audience.followers * (viral > 1 ? 3 : 1) : plays;
  const reacted = Math.min(0.6, audience.reaction * Math.exp(0.28 * dice.normal()) * viral ** -0.15) * seenBy;
  const comments = Math.round(reacted * (0.02 + 0.06 * dice.unit()));
  const shares = platform === 'tiktok' ? Math.round(reacted * (0.02 + 0.08 * dice.unit())) : undefined;
  const likes = Math.max(0, Math.round(reacted) - comments - (shares ?? 0));
  return { plays: isImage ? undefined : plays, likes, comments, shares };
}

const seconds: Record<Platform, [median: number, sigma: number]> = {
  tiktok: [32, 0.7],
  youtube: [480, 0.7],
  instagram: [28, 0.6],
};

const path: Record<Platform, string> = { tiktok: 'video', youtube: 'watch', instagram: 'p' };

/** A creator's posts, newest first. `until` is when they were seen, in milliseconds. */
export function postsOf(dice: Dice, poster: Poster, until: number): SourcePost[] {
  const { platform, platformId, homepageUrl } = poster;
  const images = platform === 'instagram' ? dice.unit() : 0;
  return ages(dice, poster).map((age, place) => {
    const isImage = platform === 'instagram' && dice.chance(images);
    const platformPostId = `${platformId}-${String(place + 1).padStart(2, '0')}`;
    const [median, sigma] = seconds[platform];
    return {
      platformPostId,
      url: `${homepageUrl}/${path[platform]}/${platformPostId}`,
      publishedAt: new Date(until - Math.round(age)).toISOString(),
      durationSeconds: isImage ? undefined : Math.max(5, Math.round(dice.lognormal(median, sigma))),
      ...captionOf(dice, poster.text, poster.niche),
      ...countsOf(dice, poster, isImage),
    };
  });
}
