import { z } from 'zod';
import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import { postsByCreator, type PostPage } from '../posts-by-creator.ts';
import { SourceFault } from '../source-fault.ts';
import type { Gate, PostCard, WantedPost } from '../source.ts';
import { askMarket, faultOf, marketAnswer, oneCall, statusesOf } from './market-api.ts';

/** Most posts, and most handles, in one call. */
const fullPage = 20;
/** Most pages of posts that are read for one creator. */
const maxPages = 5;

const count = z.int().min(0);
const post = z.object({
  video_id: z.string().min(1),
  embed_url: z.string().optional(),
  caption: z.string().optional(),
  likes: count.optional(),
  comments: count.optional(),
  shares: count.optional(),
  video_views: count.optional(),
  create_time: z.union([z.string(), z.number()]),
  caption_hashtags: z.array(z.string()).optional(),
  mentioned_accounts: z.array(z.string()).optional(),
  collaboration_status: z.string().optional(),
});
const posts = z.object({
  posts: z.array(post),
  page_info: z.object({ has_more: z.boolean(), cursor: z.int().optional() }),
});

type Page = z.output<typeof posts>;

const pageOf = (handle: string, cursor: number, limit: number) => ({
  schema: posts,
  path: 'public/video/list',
  params: {
    handle_name: handle,
    limit: String(limit),
    ...(cursor > 0 && { cursor: String(cursor) }),
  },
});

/** Returns the cursor of the next page; null if there is none. */
function cursorAfter({ posts, page_info }: Page, cursor: number): number | null {
  const next = page_info.cursor ?? 0;
  return page_info.has_more && posts.length > 0 && next > cursor ? next : null;
}

/** Reads a creator's posts, newest first. @throws SourceFault */
export async function newestPosts(gate: Gate, handle: string, max: number): Promise<SourcePost[]> {
  const found: SourcePost[] = [];
  let cursor: number | null = 0;
  while (cursor !== null && found.length < max) {
    const limit = Math.min(fullPage, max - found.length);
    const name = `posts ${handle} ${cursor}`;
    const page: Page = await askMarket(gate, { name, ...pageOf(handle, cursor, limit) });
    found.push(...page.posts.map(postOf));
    cursor = cursorAfter(page, cursor);
  }
  return found;
}

/** Reads posts of creators in the marketplace. @throws SourceFault for what ends the batch */
export async function marketPosts(gate: Gate, wanted: readonly WantedPost[]): Promise<PostCard[]> {
  const handles = [...new Set(wanted.flatMap(({ owner }) => owner?.handle.toLowerCase() ?? []))];
  const known = new Map<string, string>();
  for (let from = 0; from < handles.length; from += fullPage)
    for (const [handle, status] of await statusesOf(gate, handles.slice(from, from + fullPage)))
      known.set(handle, status);
  return postsByCreator('tiktok', wanted, handle => pagesOf(gate, handle, known.get(handle)));
}

async function* pagesOf(gate: Gate, handle: string, status: string | undefined): AsyncGenerator<PostPage> {
  const fault = faultOf(handle, status);
  if (fault) throw fault;
  let cursor = 0;
  for (let page = 0; page < maxPages; page++) {
    const from = cursor;
    const { read, seenAt } = await gate.ask(`figures ${handle} ${from}`, oneCall, async permit => ({
      value: {
        read: await marketAnswer(pageOf(handle, from, fullPage), permit),
        seenAt: permit.now.toISOString(),
      },
    }));
    const next = cursorAfter(read, from);
    // Unverified: how far back the list goes; so posts older than all of it may exist.
    yield { handle, posts: read.posts.map(postOf), seenAt, isLast: false };
    if (next === null) return;
    cursor = next;
  }
}

/** Leaves out the cover, whose link expires. */
const postOf = (shown: z.output<typeof post>): SourcePost => ({
  platformPostId: shown.video_id,
  publishedAt: momentOf(shown.create_time),
  url: shown.embed_url,
  caption: shown.caption,
  hashtags: shown.caption_hashtags?.map(tag => tag.replace(/^#/, '')).filter(tag => tag !== ''),
  mentions: shown.mentioned_accounts?.map(name => name.replace(/^@/, '')).filter(name => name !== ''),
  plays: shown.video_views,
  likes: shown.likes,
  comments: shown.comments,
  shares: shown.shares,
  ...sponsored[shown.collaboration_status ?? ''],
});

/** A creator who earns a commission was not paid for the post itself. */
const sponsored: Record<string, Pick<SourcePost, 'platformSponsored'>> = {
  PAID_PARTNERSHIP: { platformSponsored: true },
  NONE: { platformSponsored: false },
};

/** Reads seconds, or "2026-11-22 08:00:00" in UTC. @throws SourceFault permanent */
function momentOf(reported: string | number): string {
  const isSeconds = typeof reported === 'number' || /^\d+$/.test(reported);
  const at = isSeconds
    ? Number(reported) * 1000
    : Date.parse(`${reported.replace(' ', 'T').replace(/Z$/, '')}Z`);
  if (Number.isNaN(at)) throw new SourceFault('permanent', 'the answer has another form: create_time');
  return new Date(at).toISOString();
}
