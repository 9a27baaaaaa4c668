import type { ColumnMeaning, Meaning } from '../../headings/column-meaning.ts';

/** What a user may say about a column: the names of the native format. */
const meaningOfField: Readonly<Record<string, Meaning>> = {
  platform: 'platform',
  handle: 'handle',
  platformId: 'creatorId',
  name: 'name',
  homepageUrl: 'creatorLink',
  avatarUrl: 'avatar',
  bio: 'bio',
  region: 'country',
  language: 'language',
  category: 'category',
  tags: 'tags',
  verified: 'verified',
  emails: 'email',
  followers: 'followers',
  postCount: 'postCount',
  observedAt: 'observedAt',
  platformPostId: 'postId',
  url: 'postLink',
  title: 'title',
  caption: 'caption',
  hashtags: 'hashtags',
  mentions: 'mentions',
  coverUrl: 'cover',
  durationSeconds: 'duration',
  publishedAt: 'publishedAt',
  platformSponsored: 'sponsored',
  plays: 'plays',
  likes: 'likes',
  comments: 'comments',
  shares: 'shares',
};

export const fieldNames = [...Object.keys(meaningOfField), 'ignore'];

/** @returns undefined for a name that is no field; null for a column that is not to be read */
export function meaningOfName(name: string): ColumnMeaning | null | undefined {
  if (name === 'ignore') return null;
  const meaning = meaningOfField[name];
  return meaning && { meaning, about: null, platform: null, unit: 1, doubt: 0, isGiven: true };
}

/** The field in which what stands in a column is kept. */
export const fieldOfMeaning = (meaning: Meaning): string =>
  Object.entries(meaningOfField).find(([, own]) => own === meaning)?.[0] ?? meaning;
