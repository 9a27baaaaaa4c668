import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { audienceOf, isVerified } from './audience.ts';
import { withComments } from './comments.ts';
import { faceAddress } from './drawings/picture-addresses.ts';
import { followersOf } from './followers.ts';
import { localeOf } from './locales.ts';
import { nameOf } from './names.ts';
import { postAt, postsBefore, type Poster, type SamplePost } from './posts.ts';
import { profileOf } from './profile.ts';
import { Dice, hashText } from './random.ts';
import { jumpOf, snapshotsOf, weekEnds } from './snapshots.ts';
import { vocabularies } from './vocabularies.ts';
import { type Niche, nicheKeys, niches } from './words/vocabulary.ts';

export interface SampleWorld {
  /** Another seed gives another world. */
  seed?: string;
  /** The moment of the world: posts and snapshots end shortly before it. */
  asOf: Date;
  /** false leaves out posts and snapshots, for large benchmarks. */
  posts?: boolean;
}

/** About 60, 25 and 15 % of the creators. */
const platformMix: [Platform, number][] = [
  ['tiktok', 0.6],
  ['youtube', 0.25],
  ['instagram', 0.15],
];
const idLetters: Record<Platform, string> = { tiktok: 'tt', youtube: 'yt', instagram: 'ig' };

/** The niches of creators whose name indicates none: more food and beauty than cars. */
const nicheShares: Partial<Record<Niche, number>> = {
  food: 6,
  beauty: 3,
  fashion: 2,
  tech: 2,
  travel: 2,
  home: 2,
};
const nicheMix = nicheKeys.flatMap(niche => Array<Niche>(nicheShares[niche] ?? 1).fill(niche));

function platformOf(dice: Dice): Platform {
  let rest = dice.unit();
  for (const [platform, share] of platformMix) {
    if (rest < share) return platform;
    rest -= share;
  }
  return 'tiktok';
}

interface Moment {
  seed: number;
  observedAt: string;
  until: number;
  days: string[];
}

function momentOf({ seed = 'starbridge', asOf }: SampleWorld): Moment {
  const until = asOf.getTime();
  return { seed: hashText(seed), observedAt: asOf.toISOString(), until, days: weekEnds(until) };
}

/** The number of each random draw for a creator; from the last number on, each post uses two. */
const drawn = { profile: 1, life: 2, audience: 3, comments: 4, jump: 5, posts: 16 };

const day = 86_400_000;

interface Made {
  record: CreatorRecord;
  poster: Poster;
  life: Dice;
  /** Posts that a source returns of them. */
  shown: number;
  isPrivate: boolean;
}

function creatorAt({ seed, observedAt }: Pick<Moment, 'seed' | 'observedAt'>, index: number): Made {
  const dice = new Dice(seed, index, drawn.profile);
  const locale = localeOf(seed, index);
  const name = nameOf(seed, locale);
  const platform = platformOf(dice);
  const niche = name.niche ?? dice.pick(nicheMix);
  const audience = audienceOf(dice, platform);
  const platformId = `sample-${idLetters[platform]}-${String(index).padStart(6, '0')}`;
  const homepageUrl = `https://${platform}.example/@${name.handle}`;
  const isPrivate = dice.chance(0.02);
  const isPlaceUnknown = dice.chance(0.04);
  const postCount = Math.max(30, Math.round(dice.lognormal(260, 1)));
  const likes = platform === 'tiktok' ? Math.round(audience.followers * dice.lognormal(14, 0.7)) : undefined;
  const record: CreatorRecord = {
    type: 'creator',
    platform,
    platformId,
    handle: name.handle,
    name: name.shown,
    homepageUrl,
    avatarUrl: faceAddress(locale.region, platformId),
    region: isPlaceUnknown ? undefined : locale.region,
    regionBasis: isPlaceUnknown ? undefined : 'stated',
    language: isPlaceUnknown || dice.chance(0.02) ? undefined : vocabularies[locale.text].language,
    category: niches[niche],
    followers: isPrivate ? undefined : audience.followers,
    likes,
    postCount,
    verified: dice.chance(0.03) ? undefined : isVerified(dice, audience.followers),
    observedAt,
    audience: isPrivate ? undefined : followersOf(new Dice(seed, index, drawn.audience), locale, niche),
    ...profileOf(dice, locale, niche, name),
  };
  const life = new Dice(seed, index, drawn.life);
  const rhythm = rhythmOf(life, audience.daysBetweenPosts);
  const poster: Poster = {
    platform,
    platformId,
    homepageUrl,
    niche,
    text: locale.text,
    audience,
    between: rhythm.days * day,
    phase: life.unit(),
    images: platform === 'instagram' ? life.unit() : 0,
    diceOf: number => new Dice(seed, index, drawn.posts + 2 * number),
  };
  return { record, poster, life, shown: rhythm.shown, isPrivate };
}

/** Some creators post too rarely to be analysed: fewer than three posts in 180 days. */
function rhythmOf(life: Dice, days: number): { days: number; shown: number } {
  if (life.chance(0.04))
    return { days: life.between(150, 400), shown: life.chance(0.5) ? 12 : life.below(3) };
  return { days, shown: life.chance(0.1) ? 30 : life.between(10, 12) };
}

function withLife(moment: Moment, index: number): CreatorRecord {
  const { seed, until, days } = moment;
  const { record, poster, life, shown, isPrivate } = creatorAt(moment, index);
  const { audience, text, niche } = poster;
  const posts = postsBefore(poster, until).take(shown).toArray();
  const dice = new Dice(seed, index, drawn.comments);
  const diceOf = (number: number) => new Dice(seed, index, drawn.posts + 2 * number + 1);
  record.posts = withComments(dice, posts, text, niche, diceOf);
  const today = { likes: record.likes, postCount: record.postCount ?? 0 };
  const jump = jumpOf(new Dice(seed, index, drawn.jump));
  record.snapshots = isPrivate ? [] : snapshotsOf(life, audience, today, days, jump);
  return record;
}

const creatorIn = (moment: Moment, index: number, withPosts: boolean): CreatorRecord =>
  withPosts ? withLife(moment, index) : creatorAt(moment, index).record;

/** Returns creator number `index` (from 0) of the sample world: always the same, however many are requested. */
export function sampleCreator(index: number, world: SampleWorld): CreatorRecord {
  return creatorIn(momentOf(world), index, world.posts ?? true);
}

/** Yields all visible posts of a creator, newest first, back to the first one. */
export function samplePosts(index: number, world: SampleWorld): Generator<SamplePost> {
  const moment = momentOf(world);
  return postsBefore(creatorAt(moment, index).poster, moment.until);
}

/** Returns one post of a creator, even if nobody can see it any more; null if it does not exist yet. */
export function samplePost(index: number, number: number, world: SampleWorld): SamplePost | null {
  const moment = momentOf(world);
  return postAt(creatorAt(moment, index).poster, number, moment.until);
}

/**
 * The sample world: invented creators of three platforms, the same for the same seed and day. Nothing in it refers to a
 * real person, address or page.
 */
export function* sampleCreators(world: SampleWorld & { count?: number }): Generator<CreatorRecord> {
  const moment = momentOf(world);
  const withPosts = world.posts ?? true;
  for (let index = 0; index < (world.count ?? 20_000); index++) yield creatorIn(moment, index, withPosts);
}
