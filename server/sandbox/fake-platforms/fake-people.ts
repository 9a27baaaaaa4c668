import type { CreatorRecord, SourcePost } from '../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../contract/core/platform.ts';

/** A person on a platform, as the platform itself knows them. */
export interface Person {
  /** With platformId, posts and audience. */
  record: CreatorRecord & { platformId: string };
  /** `gone`: deleted or suspended; `private`: the account exists but shows nothing. */
  state: 'open' | 'private' | 'gone';
  /** Handles that no longer work. */
  formerHandles: readonly string[];
  /** YouTube: subscribers are not shown. */
  hidesFollowers: boolean;
  /** Instagram: a business or creator account; only these can be read by other apps. */
  isProfessional: boolean;
}

/** The people of all platforms: the fakes answer from them, and they are the same at every call. */
export interface People {
  byId(platform: Platform, platformId: string): Person | null;
  /** By the current handle; case does not matter. */
  byHandle(platform: Platform, handle: string): Person | null;
  /** By a word of name, bio, tags or captions; always in the same order. */
  find(platform: Platform, text: string): readonly Person[];
  withHashtag(platform: Platform, hashtag: string): readonly Person[];
  /** Null also for a deleted post. */
  post(platform: Platform, postId: string): FoundPost | null;
  /** Visible posts with a hashtag published since then, newest first. */
  tagged(platform: Platform, hashtag: string, since: Date): readonly FoundPost[];
}

export interface FoundPost {
  person: Person;
  post: SourcePost;
  /** Only the owner sees it; it is not among the posts of the record. */
  isPrivate: boolean;
}

/** People whose posts a test changes, like their owners would. */
export interface PeopleByHand extends People {
  removePost(platform: Platform, postId: string): void;
  hidePost(platform: Platform, postId: string): void;
  editPost(platform: Platform, postId: string, change: Partial<SourcePost>): void;
}

/** A person with defaults. */
export function person(record: Person['record'], more: Partial<Person> = {}): Person {
  return { record, state: 'open', formerHandles: [], hidesFollowers: false, isProfessional: true, ...more };
}

export const hasTag = ({ hashtags = [] }: SourcePost, hashtag: string): boolean =>
  hashtags.some(each => each.toLowerCase() === hashtag.toLowerCase());

export const newestFirst = (found: readonly FoundPost[]): FoundPost[] =>
  found.toSorted((one, other) => Date.parse(other.post.publishedAt) - Date.parse(one.post.publishedAt));

/** A few given people, for tests. @internal for tests */
export function peopleOf(all: readonly Person[]): PeopleByHand {
  const on = (platform: Platform) => all.filter(({ record }) => record.platform === platform);
  const has = (text: string | undefined, part: string) => (text ?? '').toLowerCase().includes(part);
  const hidden: FoundPost[] = [];
  const shown = (platform: Platform): FoundPost[] =>
    on(platform).flatMap(person =>
      (person.record.posts ?? []).map(post => ({ person, post, isPrivate: false })),
    );
  const found = (platform: Platform, postId: string) =>
    [...shown(platform), ...hidden.filter(({ person }) => person.record.platform === platform)].find(
      ({ post }) => post.platformPostId === postId,
    ) ?? null;

  /** Removes a post from the visible ones. */
  function takeOut(platform: Platform, postId: string): FoundPost {
    const one = found(platform, postId);
    if (!one) throw new Error(`nobody on ${platform} has the post ${postId}`);
    const { record } = one.person;
    record.posts = record.posts?.filter(post => post !== one.post);
    return one;
  }

  return {
    byId: (platform, id) => on(platform).find(({ record }) => record.platformId === id) ?? null,
    byHandle: (platform, handle) =>
      on(platform).find(({ record }) => record.handle.toLowerCase() === handle.toLowerCase()) ?? null,
    find(platform, text) {
      const part = text.toLowerCase();
      return on(platform).filter(({ record }) =>
        [
          record.name,
          record.bio,
          ...(record.tags ?? []),
          ...(record.posts ?? []).map(post => post.caption),
        ].some(each => has(each, part)),
      );
    },
    withHashtag: (platform, hashtag) =>
      on(platform).filter(({ record }) => (record.posts ?? []).some(post => hasTag(post, hashtag))),
    post: found,
    tagged: (platform, hashtag, since) =>
      newestFirst(
        shown(platform).filter(
          ({ person, post }) =>
            person.state === 'open' &&
            hasTag(post, hashtag) &&
            Date.parse(post.publishedAt) >= since.getTime(),
        ),
      ),
    removePost: (platform, postId) => void takeOut(platform, postId),
    hidePost: (platform, postId) => void hidden.push({ ...takeOut(platform, postId), isPrivate: true }),
    editPost(platform, postId, change) {
      const one = found(platform, postId);
      if (!one) throw new Error(`nobody on ${platform} has the post ${postId}`);
      Object.assign(one.post, change);
    },
  };
}
