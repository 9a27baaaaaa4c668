import type { CreatorRecord } from '../../../contract/catalogue.ts';
import type { Platform } from '../../../contract/platform.ts';
import { audienceOf, isVerified } from './audience.ts';
import { withComments } from './comments.ts';
import { followersOf } from './followers.ts';
import { localeOf } from './locales.ts';
import { nameOf } from './names.ts';
import { postsOf } from './posts.ts';
import { profileOf } from './profile.ts';
import { Dice, hashText } from './random.ts';
import { jumpOf, snapshotsOf, weekEnds } from './snapshots.ts';
import { vocabularies } from './vocabularies.ts';
import { type Niche, nicheKeys, niches } from './words/vocabulary.ts';

export interface SampleWorld {
  /** Another seed is another world. */
  seed?: string;
  /** The day on which the world is looked at: posts and snapshots end shortly before it. */
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

/** The niches of those whose name tells none: more food and beauty than cars. */
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

function creatorAt(moment: Moment, index: number, withPosts: boolean): CreatorRecord {
  const { seed } = moment;
  const dice = new Dice(seed, index, 1);
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
  const creator: CreatorRecord = {
    type: 'creator',
    platform,
    platformId,
    handle: name.handle,
    name: name.shown,
    homepageUrl,
    avatarUrl: '',
    region: isPlaceUnknown ? undefined : locale.region,
    regionBasis: isPlaceUnknown ? undefined : 'stated',
    language: isPlaceUnknown || dice.chance(0.02) ? undefined : vocabularies[locale.text].language,
    category: niches[niche],
    followers: isPrivate ? undefined : audience.followers,
    likes,
    postCount,
    verified: dice.chance(0.03) ? undefined : isVerified(dice, audience.followers),
    observedAt: moment.observedAt,
    audience: isPrivate ? undefined : followersOf(new Dice(seed, index, 3), locale, niche),
    ...profileOf(dice, locale, niche, name),
  };
  if (!withPosts) return creator;
  const life = new Dice(seed, index, 2);
  const quiet = life.chance(0.04);
  const poster = { platform, platformId, homepageUrl, niche, text: locale.text, audience, quiet };
  const posts = postsOf(life, poster, moment.until);
  creator.posts = withComments(new Dice(seed, index, 4), posts, locale.text, niche);
  creator.snapshots = isPrivate
    ? []
    : snapshotsOf(life, audience, { likes, postCount }, moment.days, jumpOf(new Dice(seed, index, 5)));
  return creator;
}

/** Creator number `index` (from 0) of the sample world: the same for ever, however many are asked for. */
export function sampleCreator(index: number, world: SampleWorld): CreatorRecord {
  return creatorAt(momentOf(world), index, world.posts ?? true);
}

/**
 * The sample world (product §10): invented creators of three platforms, the same for the same seed and
 * day. Nothing in it points at a real person, address or page.
 */
export function* sampleCreators(world: SampleWorld & { count?: number }): Generator<CreatorRecord> {
  const moment = momentOf(world);
  const withPosts = world.posts ?? true;
  for (let index = 0; index < (world.count ?? 20_000); index++) yield creatorAt(moment, index, withPosts);
}
