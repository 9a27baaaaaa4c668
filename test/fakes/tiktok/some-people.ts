import type { SourcePost } from '../../../contract/catalogue.ts';
import { type PeopleByHand, peopleOf, person } from '../people.ts';

const post = (number: number): SourcePost => ({
  platformPostId: `73${String(number).padStart(4, '0')}`,
  url: `https://www.tiktok.com/@lan/video/73${String(number).padStart(4, '0')}`,
  caption: `Coffee ${number} #coffee`,
  hashtags: ['coffee'],
  mentions: ['minh'],
  publishedAt: new Date(Date.UTC(2026, 9, 1) + number * 86_400_000).toISOString(),
  durationSeconds: 30,
  plays: 1000 * number,
  likes: 100 * number,
  comments: 10 * number,
  shares: number,
  ...(number % 10 === 0 && { platformSponsored: true, brand: number % 20 === 0 ? 'Bean' : 'Roast' }),
});

const lan = {
  type: 'creator',
  platform: 'tiktok',
  platformId: '6800000000000000001',
  handle: 'lan',
  name: 'Lan',
  homepageUrl: 'https://www.tiktok.com/@lan',
  avatarUrl: 'https://p16.tiktokcdn.com/lan.jpeg',
  bio: 'Coffee every day',
  region: 'DE',
  category: 'Food & Drink',
  followers: 12_345,
  likes: 67_890,
  postCount: 45,
  verified: true,
  posts: Array.from({ length: 45 }, (_, at) => post(at + 1)),
} as const;

const other = (handle: string, region: string) => ({
  type: 'creator' as const,
  platform: 'tiktok' as const,
  platformId: `68${handle}`,
  handle,
  name: handle,
  bio: 'coffee',
  region,
  followers: 5,
});

/** On TikTok: Lan with 45 videos, and some of whom one sees less; anew for a test that changes them. */
export const makePeople = (): PeopleByHand =>
  peopleOf([
    person({ ...lan, posts: lan.posts.map(each => ({ ...each })) }),
    person(other('minh', 'US')),
    person(other('shy', 'US'), { state: 'private' }),
    person(other('gone', 'US'), { state: 'gone' }),
  ]);

export const somePeople = makePeople();
