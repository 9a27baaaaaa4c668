import type { SourcePost } from '../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Audience } from './audience.ts';
import { coverAddress } from './drawings/picture-addresses.ts';
import { captionOf, editedCaption } from './captions.ts';
import { grownAt, growthOf } from './growth.ts';
import type { Dice } from './random.ts';
import type { VocabularyKey } from './vocabularies.ts';
import type { Niche } from './words/vocabulary.ts';

const day = 86_400_000;
/** Posts are numbered from this time on, so that a post always has the same number. */
const beginning = Date.UTC(2015, 0, 1);

export interface Poster {
  platform: Platform;
  platformId: string;
  homepageUrl: string;
  niche: Niche;
  text: VocabularyKey;
  audience: Audience;
  /** Average milliseconds between two posts, and at which fraction of them the first one is published. */
  between: number;
  phase: number;
  /** Instagram: the share of pictures among the posts. */
  images: number;
  diceOf(number: number): Dice;
}

/** `gone` and `private` posts existed before: nobody sees them any more. */
type SampleState = 'online' | 'private' | 'gone';

export interface SamplePost {
  number: number;
  post: SourcePost;
  state: SampleState;
}

const firstTime = ({ between, phase }: Poster) => beginning - phase * between;

/** Returns when a post was published; null if it never was. This draws first from the post's dice. */
function publishedAt(dice: Dice, poster: Poster, number: number): number | null {
  const at = firstTime(poster) + (number + 0.15 + 0.7 * dice.unit()) * poster.between;
  return dice.chance(0.08) ? null : Math.floor(at / 1000) * 1000;
}

interface Fate {
  becomes: 'private' | 'gone' | 'edited';
  /** Milliseconds after publication. */
  after: number;
}

/** A few posts are deleted after some days, or hidden, or get another caption on the next day. */
function fateOf(dice: Dice): Fate | null {
  const draw = dice.unit();
  const after = (0.5 + 12 * dice.unit() ** 2) * day;
  if (draw < 0.015) return { becomes: 'gone', after };
  if (draw < 0.025) return { becomes: 'private', after };
  return draw < 0.065 ? { becomes: 'edited', after: day + after / 12 } : null;
}

interface Counts {
  plays?: number;
  likes: number;
  comments: number;
  shares?: number;
}

/** The final figures of a post. */
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

/** People like a post when they see it, and share it after they have seen it. */
const eager: Record<keyof Counts, number> = { plays: 1, likes: 0.94, comments: 0.9, shares: 1.05 };

function grown(counts: Counts, share: number): Counts {
  const of = (figure: keyof Counts) =>
    counts[figure] === undefined ? undefined : Math.round(counts[figure] * share ** eager[figure]);
  return { plays: of('plays'), likes: of('likes') ?? 0, comments: of('comments') ?? 0, shares: of('shares') };
}

const seconds: Record<Platform, [median: number, sigma: number]> = {
  tiktok: [32, 0.7],
  youtube: [480, 0.7],
  instagram: [28, 0.6],
};

const path: Record<Platform, string> = { tiktok: 'video', youtube: 'watch', instagram: 'p' };

/** Returns a creator's post at a moment (ms); null if there is none with this number yet. */
export function postAt(poster: Poster, number: number, at: number): SamplePost | null {
  const { platform, platformId, homepageUrl } = poster;
  const dice = poster.diceOf(number);
  const published = publishedAt(dice, poster, number);
  if (number < 0 || published === null || published > at) return null;
  const age = at - published;
  const fate = fateOf(dice);
  const passed = fate && age >= fate.after ? fate.becomes : null;
  const growth = growthOf(dice, platform);
  const isImage = dice.chance(poster.images);
  const [median, sigma] = seconds[platform];
  const durationSeconds = isImage ? undefined : Math.max(5, Math.round(dice.lognormal(median, sigma)));
  const counts = grown(countsOf(dice, poster, isImage), grownAt(growth, age));
  const caption = captionOf(dice, poster.text, poster.niche);
  const platformPostId = `${platformId}-${String(number).padStart(4, '0')}`;
  return {
    number,
    state: passed === 'gone' || passed === 'private' ? passed : 'online',
    post: {
      platformPostId,
      url: `${homepageUrl}/${path[platform]}/${platformPostId}`,
      publishedAt: new Date(published).toISOString(),
      durationSeconds,
      coverUrl: coverAddress(poster.niche, platformPostId),
      ...(passed === 'edited' ? editedCaption(dice, caption, poster.text) : caption),
      ...counts,
    },
  };
}

/** Yields the posts that everybody can see at a moment (ms), newest first. */
export function* postsBefore(poster: Poster, at: number): Generator<SamplePost> {
  for (let number = Math.floor((at - firstTime(poster)) / poster.between); number >= 0; number--) {
    const found = postAt(poster, number, at);
    if (found?.state === 'online') yield found;
  }
}
