import type { Platform } from '../../../../contract/core/platform.ts';
import { readHeading } from './heading-words.ts';
import type { HeadingRole } from './heading-roles.ts';

/** What a column may hold. Some meanings are settled by what stands in the cells and in the other columns. */
export type Meaning =
  | 'platform' | 'creator' | 'handle' | 'creatorId' | 'name' | 'creatorLink' | 'bio' | 'avatar' | 'country'
  | 'language' | 'category' | 'tags' | 'verified' | 'email' | 'note' | 'observedAt'
  | 'followers' | 'postCount' | 'likes' | 'comments' | 'shares' | 'plays' | 'followersHidden' | 'likesHidden' | 'commentsHidden'
  | 'postId' | 'postLink' | 'title' | 'caption' | 'hashtags' | 'mentions' | 'cover' | 'duration'
  | 'publishedAt' | 'sponsored'
  /** Undecided: of the creator or of the post. */
  | 'id' | 'link' | 'text' | 'image' | 'date' | 'created'; // oxfmt-ignore

export interface ColumnMeaning {
  meaning: Meaning;
  /** Whom the heading names, if it does. */
  about: 'creator' | 'post' | null;
  /** A column for one platform among those of several. */
  platform: Platform | null;
  /** By what the cells must be multiplied: "Followers (millions)". */
  unit: number;
  /** 0 is surest. */
  doubt: number;
  /** A user said it: the cells cannot contradict. */
  isGiven?: boolean;
}

const units: Partial<Record<HeadingRole, number>> = {
  thousands: 1e3,
  'ten-thousands': 1e4,
  millions: 1e6,
  billions: 1e9,
};
const platformRoles = ['tiktok', 'youtube', 'instagram'] as const;
const counts = ['followers', 'comments', 'shares', 'plays', 'likes'] as const;

/** Which role decides what a column is, if several are in its heading; the first one found does. */
const plain: readonly (readonly [HeadingRole, Meaning])[] = [
  ['email', 'email'],
  ['hashtags', 'hashtags'],
  ['mentions', 'mentions'],
  ['sponsored', 'sponsored'],
  ['verified', 'verified'],
  ['avatar', 'avatar'],
  ['cover', 'cover'],
];
const later: readonly (readonly [HeadingRole, Meaning])[] = [
  ['country', 'country'],
  ['language', 'language'],
  ['category', 'category'],
  ['tags', 'tags'],
  ['bio', 'bio'],
  ['caption', 'caption'],
  ['duration', 'duration'],
  ['note', 'note'],
];

/** Returns what a heading says about its column, in nine languages; null if it is nothing that is kept. */
export function meaningOf(heading: string): ColumnMeaning | null {
  const { roles, unknown } = readHeading(heading);
  const has = (...wanted: HeadingRole[]) => wanted.some(role => roles.includes(role));
  const platform = platformRoles.find(role => roles.includes(role)) ?? null;
  const meaning = decide(roles, has, unknown);
  if (meaning === null || (meaning === 'postCount' && isAboutOnePost(heading, has))) return null;
  const unit = roles.reduce((product, role) => product * (units[role] ?? 1), 1);
  return {
    meaning,
    about: aboutOf(meaning, has),
    platform,
    unit,
    doubt: unknown * 10 + roles.filter(role => role !== 'filler').length,
  };
}

type Has = (...wanted: HeadingRole[]) => boolean;

/** "Video stats" and "video_originalItem" are not the number of videos. */
const isAboutOnePost = (heading: string, has: Has): boolean =>
  !has('count', 'total') && /(?:stats?|statistics?|info|data|meta|details?|item)\s*$/i.test(heading);

/** "Total likes" are those of the account; the number of posts is always its own. */
function aboutOf(meaning: Meaning, has: Has): ColumnMeaning['about'] {
  if (meaning === 'postCount') return has('creator', 'total') ? 'creator' : null;
  if (has('post', 'diggs')) return 'post';
  return has('creator', 'total') ? 'creator' : null;
}

function decide(roles: readonly HeadingRole[], has: Has, unknown: number): Meaning | null {
  if (has('hidden')) {
    if (has('comments')) return 'commentsHidden';
    return has('likes') ? 'likesHidden' : has('followers') ? 'followersHidden' : null;
  }
  if (has('other', 'computed')) return null;
  const named = plain.find(([role]) => has(role));
  if (named) return named[1];
  if (has('link') && !has('name')) return linkMeaning(has);
  if (has('image')) return has('creator') ? 'avatar' : has('post') ? 'cover' : 'image';
  if (has('diggs')) return has('creator') ? null : 'likes';
  const counted = counts.find(role => has(role));
  // "Comment published at" is about somebody else's comment.
  const isOther =
    has('id', 'name', 'text', 'title', 'handle') || (counted === 'comments' && has('published'));
  if (counted) return isOther ? null : counted;
  if (has('observed')) return 'observedAt';
  if (has('published')) return has('creator') && !has('date', 'post') ? 'creator' : 'publishedAt';
  if (has('created')) return has('creator') ? null : has('post') ? 'publishedAt' : 'created';
  if (has('platform')) return 'platform';
  if (has('handle')) return 'handle';
  if (has('id')) return idMeaning(roles, has, unknown);
  const kept = later.find(([role]) => has(role));
  if (kept) return kept[1];
  if (has('title', 'name')) return nameMeaning(has, unknown);
  if (has('text')) return has('post') ? 'caption' : has('creator') ? 'bio' : unknown ? null : 'text';
  if (has('date')) return has('post') ? 'publishedAt' : unknown || has('creator') ? null : 'date';
  if (has('post')) return unknown ? null : 'postCount';
  if (has('creator')) return unknown ? null : 'creator';
  return has(...platformRoles) && !unknown ? 'creator' : null;
}

function linkMeaning(has: Has): Meaning | null {
  if (has('bio', 'language', 'category', 'country')) return null;
  if (has('post') && !has('creator')) return 'postLink';
  return has('creator') && !has('post') ? 'creatorLink' : 'link';
}

function idMeaning(roles: readonly HeadingRole[], has: Has, unknown: number): Meaning | null {
  const [last] = roles.toReversed().filter(role => role === 'post' || role === 'creator');
  if (unknown || has('category', 'tags', 'language', 'country', 'mentions')) return null;
  return last === 'post' ? 'postId' : last === 'creator' ? 'creatorId' : 'id';
}

function nameMeaning(has: Has, unknown: number): Meaning | null {
  if (unknown && !has('creator', 'post', ...platformRoles)) return null;
  if (has('title')) return has('creator') ? 'name' : 'title';
  return has('post') ? 'title' : 'name';
}
