import { z } from 'zod';
import type { CreatorRecord, SourcePost } from '../../../../contract/core/sources/source-records.ts';
import { profileLink } from '../../../../contract/core/pasted-links/profile-links.ts';
import { callSource } from '../source-call.ts';
import { SourceFault } from '../source-fault.ts';
import type { Gate } from '../source.ts';
import { openApi, readOpen } from './open-api.ts';

const one = { bucket: 'calls', units: 1 };
/** Most videos in one call (docs.workato.com/en/connectors/tiktok/list-records-action). */
const fullPage = 20;

const count = z.int().min(0);
const profile = z.object({
  user: z.object({
    username: z.string().min(1),
    display_name: z.string().optional(),
    avatar_url: z.string().optional(),
    bio_description: z.string().optional(),
    profile_web_link: z.string().optional(),
    is_verified: z.boolean().optional(),
  }),
});
const figures = z.object({
  user: z.object({ follower_count: count, likes_count: count, video_count: count }),
});
const video = z.object({
  id: z.string().min(1),
  create_time: z.int(),
  share_url: z.string().optional(),
  video_description: z.string().optional(),
  duration: z.number().optional(),
  like_count: count.optional(),
  comment_count: count.optional(),
  share_count: count.optional(),
  view_count: count.optional(),
});
const videos = z.object({ videos: z.array(video), cursor: z.int(), has_more: z.boolean() });

const fieldsOf = (schema: z.ZodObject) => Object.keys(schema.shape).join(',');

/** @returns null if the owner did not grant it */
function ask<S extends z.ZodType>(
  gate: Gate,
  name: string,
  { schema, path, body }: { schema: S; path: string; body?: object },
): Promise<z.output<S> | null> {
  return gate.ask(name, one, async permit => {
    const heard = await callSource(
      {
        url: `${openApi}/${path}`,
        headers: {
          authorization: `Bearer ${permit.secret.accessToken ?? ''}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
      },
      permit,
    );
    return { value: readOpen(schema, heard, permit.now) };
  });
}

const askUser = <S extends z.ZodObject<{ user: z.ZodObject }>>(gate: Gate, name: string, schema: S) =>
  ask(gate, name, { schema, path: `user/info/?fields=${fieldsOf(schema.shape.user)}` });

/**
 * Reads the account with its newest videos, as far as granted. Every app gets another id for it (`open_id`), which
 * means nothing elsewhere, so the account is identified by its handle.
 * @throws SourceFault credential if the owner did not even grant the handle
 */
export async function readOwnAccount(gate: Gate, { posts }: { posts: number }): Promise<CreatorRecord> {
  const known = await askUser(gate, 'user profile', profile);
  if (known === null) throw new SourceFault('credential', 'user.info.profile was not granted');
  const stats = await askUser(gate, 'user stats', figures);
  const shown = await newestVideos(gate, posts);
  const { user } = known;
  return {
    type: 'creator',
    platform: 'tiktok',
    handle: user.username.toLowerCase(),
    homepageUrl: user.profile_web_link || profileLink('tiktok', user.username.toLowerCase()),
    ...(user.display_name && { name: user.display_name }),
    ...(user.avatar_url && { avatarUrl: user.avatar_url }),
    ...(user.bio_description !== undefined && { bio: user.bio_description }),
    ...(user.is_verified !== undefined && { verified: user.is_verified }),
    ...(stats && {
      followers: stats.user.follower_count,
      likes: stats.user.likes_count,
      postCount: stats.user.video_count,
    }),
    ...(shown && { posts: shown }),
  };
}

async function newestVideos(gate: Gate, max: number): Promise<SourcePost[] | null> {
  const found: SourcePost[] = [];
  for (let cursor: number | undefined; found.length < max;) {
    const page = await ask(gate, `videos ${cursor ?? 'newest'}`, {
      schema: videos,
      path: `video/list/?fields=${fieldsOf(video)}`,
      body: { max_count: Math.min(fullPage, max - found.length), ...(cursor !== undefined && { cursor }) },
    });
    if (page === null) return null;
    found.push(...page.videos.map(postOf));
    if (!page.has_more || page.videos.length === 0) break;
    cursor = page.cursor;
  }
  return found;
}

/** Leaves out the cover: its link expires after six hours. */
const postOf = (shown: z.output<typeof video>): SourcePost => ({
  platformPostId: shown.id,
  publishedAt: new Date(shown.create_time * 1000).toISOString(),
  url: shown.share_url,
  caption: shown.video_description,
  durationSeconds: shown.duration,
  plays: shown.view_count,
  likes: shown.like_count,
  comments: shown.comment_count,
  shares: shown.share_count,
});
