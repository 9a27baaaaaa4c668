import { z } from 'zod';
import type { CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import { postsByCreator, type PostPage } from '../posts-by-creator.ts';
import type { Connector, Gate, Wanted } from '../source.ts';
import { homepageOf, rememberedAs, requireSame } from './account-fields.ts';
import { eachCard, type Read } from './account-cards.ts';
import {
  discoverAccount,
  type Discovered,
  mediaOf,
  operator,
  pageSize,
  placeAfter,
  profileFields,
} from './discovery.ts';
import { askGraph, oneCall } from './graph/graph-call.ts';
import { postOf, type Media } from './graph/graph-media.ts';

async function readCreator(gate: Gate, wanted: Wanted, posts: number): Promise<Read> {
  const first = Math.min(posts, pageSize);
  const fields = posts > 0 ? `${profileFields},${mediaOf(first, null)}` : profileFields;
  const { value, seenAt } = await discoverAccount(gate, wanted, fields, `with ${first}`);
  requireSame(wanted, 'id', value.id);
  const media: Media[] = [...(value.media?.data ?? [])];
  let next = placeAfter(value.media);
  while (next !== null && media.length < posts) {
    const size = Math.min(posts - media.length, pageSize);
    const page = await discoverAccount(
      gate,
      wanted,
      `id,username,${mediaOf(size, next)}`,
      `${size} after ${next}`,
    );
    media.push(...(page.value.media?.data ?? []));
    next = placeAfter(page.value.media);
  }
  return {
    record: { ...recordOf(value, wanted, seenAt), posts: media.slice(0, posts).map(postOf) },
    memory: rememberedAs(wanted, 'id', value.id, value.username),
  };
}

/** Most pages of posts that are read for one creator. */
const maxPages = 4;

async function* pagesOf(gate: Gate, handle: string): AsyncGenerator<PostPage> {
  let next: string | null = null;
  for (let page = 0; page < maxPages; page++) {
    const wanted: Wanted = { platform: 'instagram', handle, url: '' };
    const fields = `id,username,${mediaOf(pageSize, next)}`;
    const { value, seenAt } = await discoverAccount(gate, wanted, fields, `posts after ${next ?? 'none'}`);
    next = placeAfter(value.media);
    const posts = (value.media?.data ?? []).map(postOf);
    yield { handle: value.username, posts, seenAt, isLast: next === null };
    if (next === null) return;
  }
}

/**
 * The Graph API's ids differ from those in files and pages, so its id must not become the creator's id: the creator
 * would become another one.
 */
const recordOf = (found: Discovered, { platformId }: Wanted, observedAt: string): CreatorRecord => ({
  type: 'creator',
  platform: 'instagram',
  ...(platformId !== undefined && { platformId }),
  handle: found.username,
  ...(found.name !== undefined && { name: found.name }),
  homepageUrl: homepageOf(found.id, found.username),
  ...(found.profile_picture_url !== undefined && { avatarUrl: found.profile_picture_url }),
  ...(found.biography !== undefined && { bio: found.biography }),
  ...(found.followers_count !== undefined && { followers: found.followers_count }),
  ...(found.media_count !== undefined && { postCount: found.media_count }),
  observedAt,
});

/**
 * Instagram Graph API, business discovery: professional accounts by their handle, with posts.
 *
 * It does not search for posts by hashtag: `ig-hashtag/recent_media` lists those of the last 24 hours without their
 * creators ("You cannot request the username field"), but figures of posts are available only through the creators.
 */
export const instagram: Connector = {
  code: 'instagram',
  platforms: ['instagram'],
  can: ['profile', 'posts', 'postFigures'],
  buckets: [{ name: 'calls', units: 200, per: 'hour' }],
  credential: [
    { name: 'userId', isSecret: false },
    { name: 'accessToken', isSecret: true },
  ],
  keepDays: null,
  hasModes: false,
  batch: 10,
  cardCost: 1,

  cards: (gate, wanted, { posts }) => eachCard(wanted, each => readCreator(gate, each, posts)),
  posts: (gate, wanted) => postsByCreator('instagram', wanted, handle => pagesOf(gate, handle)),
  postCost: { batch: 10, per: 'creator', units: 1 },

  async check(gate) {
    await gate.ask('account', oneCall, permit =>
      askGraph(
        z.object({ id: z.string() }),
        { ...operator(permit), query: { fields: 'id,username' } },
        permit,
      ),
    );
  },
};
