import type { SourcePost } from '../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { Dice, hashText } from '../sample-world/random.ts';
import { sampleCreator, samplePost, samplePosts } from '../sample-world/sample-creators.ts';
import { type FoundPost, hasTag, newestFirst, type People, type Person, person } from './fake-people.ts';

export interface SamplePeopleOptions {
  now: () => Date;
  /** The people of the catalogue, and some more whom nobody has collected yet. */
  count: number;
}

export interface SamplePeople extends People {
  /** By their index in the sample world. */
  at(index: number): Person;
}

type Known = Person['record'];

const day = 86_400_000;
const seed = hashText('sample-people');
const growingSince = Date.UTC(2026, 10, 1);
const maxGrowthOfADay = 0.0012;
const longestRenamed = 20;

/** Profiles change once per day; posts appear and grow at any time. */
const today = (now: Date) => new Date(Math.floor(now.getTime() / day) * day);

function profileAt(index: number, asOf: Date): Known {
  const record = sampleCreator(index, { asOf, posts: false }) as Known;
  if (record.followers === undefined) return record;
  const days = (asOf.getTime() - growingSince) / day;
  const growth = 1 + days * maxGrowthOfADay * new Dice(seed, index, 1).unit();
  return { ...record, followers: Math.round(record.followers * growth) };
}

/** Newest first; for those who post rarely, at least a minimum number. */
function postsSince(index: number, since: Date, asOf: Date, atLeast = 0): SourcePost[] {
  const posts: SourcePost[] = [];
  for (const { post } of samplePosts(index, { asOf })) {
    if (posts.length >= atLeast && Date.parse(post.publishedAt) < since.getTime()) break;
    posts.push(post);
  }
  return posts;
}

/** As far back as any request asks. */
const daysShown = 200;
const leastShown = 60;

/** Posts are generated when they are read, because that is most of the work. */
function withPosts(record: Known, index: number, now: Date): Known {
  return Object.defineProperty(record, 'posts', {
    enumerable: true,
    configurable: true,
    get() {
      const since = new Date(now.getTime() - daysShown * day);
      const posts = postsSince(index, since, now, leastShown);
      Object.defineProperty(record, 'posts', { value: posts, enumerable: true });
      return posts;
    },
  });
}

const nameSince = (handle: string) => `its${handle}`;
const isRenamed = (index: number, handle: string) =>
  handle.length <= longestRenamed && new Dice(seed, index, 2).chance(0.02);

/** If the sample world has no followers for a person, the person hides them on YouTube and is private elsewhere. */
function personAt(index: number, now: Date): Person {
  const record = withPosts(profileAt(index, today(now)), index, now);
  const dice = new Dice(seed, index, 3);
  const isYouTube = record.platform === 'youtube';
  const isSilent = record.followers === undefined;
  const formerHandles = isRenamed(index, record.handle) ? [record.handle] : [];
  if (formerHandles.length > 0) {
    record.handle = nameSince(record.handle);
    record.homepageUrl = `https://${record.platform}.example/@${record.handle}`;
  }
  return person(record, {
    state: dice.chance(0.01) ? 'gone' : isSilent && !isYouTube ? 'private' : 'open',
    formerHandles,
    hidesFollowers: isSilent && isYouTube,
    isProfessional: dice.chance(0.9),
  });
}

interface Entry {
  index: number;
  text: string;
  tags: readonly string[];
}

interface Register {
  byHandle: Map<string, number>;
  entries: Record<Platform, Entry[]>;
}

/** The search index of people, without their posts: 20,000 in half a second. */
function register(count: number, asOf: Date): Register {
  const byHandle = new Map<string, number>();
  const entries: Register['entries'] = { tiktok: [], youtube: [], instagram: [] };
  for (let index = 0; index < count; index++) {
    const { platform, handle, name, bio, category, tags = [] } = sampleCreator(index, { asOf, posts: false });
    const present = isRenamed(index, handle) ? nameSince(handle) : handle;
    byHandle.set(`${platform} ${present}`, index);
    const texts = [name, bio, category, ...tags].filter(text => text !== undefined);
    entries[platform].push({
      index,
      text: texts.join('\n').toLowerCase(),
      tags: tags.map(tag => tag.toLowerCase().replaceAll(' ', '')),
    });
  }
  return { byHandle, entries };
}

const idForm = /^sample-(tt|yt|ig)-(\d{6,})$/;
const postIdForm = /^(sample-(?:tt|yt|ig)-\d{6,})-(\d{4,})$/;

const indexOf = (platformId: string) => Number(idForm.exec(platformId)?.[2] ?? NaN);

/** The number of newest posts in which a person's hashtag is searched. */
const newest = 12;

/**
 * The people of the sample world as their platforms know them today. Some were deleted, became private or were renamed
 * since the catalogue was filled; all have newer posts.
 */
export function samplePeople({ now, count }: SamplePeopleOptions): SamplePeople {
  let known: Register | undefined;
  const registered = () => (known ??= register(count, today(now())));
  const at = (index: number) => personAt(index, now());

  function byId(platform: Platform, platformId: string): Person | null {
    const index = indexOf(platformId);
    if (!(index < count)) return null;
    const found = at(index);
    return found.record.platform === platform && found.record.platformId === platformId ? found : null;
  }

  const bearing = (platform: Platform, hashtag: string) =>
    registered()
      .entries[platform].filter(({ tags }) => tags.includes(hashtag.toLowerCase()))
      .map(({ index }) => index);

  const who = (platform: Platform, isMeant: (entry: Entry) => boolean) =>
    registered()
      .entries[platform].filter(isMeant)
      .map(({ index }) => at(index));

  return {
    at,
    byId,
    byHandle(platform, handle) {
      const index = registered().byHandle.get(`${platform} ${handle.toLowerCase()}`);
      return index === undefined ? null : at(index);
    },
    find(platform, text) {
      const part = text.toLowerCase();
      return who(platform, entry => entry.text.includes(part));
    },
    /** Of the people with the tag in their profile, those who used it in one of their newest posts. */
    withHashtag(platform, hashtag) {
      const asOf = now();
      return bearing(platform, hashtag).flatMap(index =>
        samplePosts(index, { asOf })
          .take(newest)
          .some(({ post }) => hasTag(post, hashtag))
          ? [at(index)]
          : [],
      );
    },
    post(platform, postId) {
      const [, platformId = '', number] = postIdForm.exec(postId) ?? [];
      const owner = byId(platform, platformId);
      const made = owner && samplePost(indexOf(platformId), Number(number), { asOf: now() });
      if (!made || made.state === 'gone' || made.post.platformPostId !== postId) return null;
      return { person: owner, post: made.post, isPrivate: made.state === 'private' };
    },
    tagged(platform, hashtag, since) {
      const asOf = now();
      const found = bearing(platform, hashtag).flatMap((index): FoundPost[] => {
        const posts = postsSince(index, since, asOf).filter(post => hasTag(post, hashtag));
        const owner = posts.length > 0 ? at(index) : null;
        return owner?.state === 'open' ? posts.map(post => ({ person: owner, post, isPrivate: false })) : [];
      });
      return newestFirst(found);
    },
  };
}
