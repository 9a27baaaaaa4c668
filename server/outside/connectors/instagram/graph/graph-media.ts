import { z } from 'zod';
import type { SourcePost } from '../../../../../contract/core/sources/source-records.ts';
import { postIdOf } from '../../files/fields/account-handles.ts';
import { hashtagsOf, mentionsOf } from './caption-marks.ts';

/** Missing values are absent in Graph's answers, and sometimes null. */
export const maybe = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform(value => value ?? undefined);
export const maybeCount = maybe(z.int().min(0));
export const maybeText = maybe(z.string());

/** `2019-04-05T07:56:32+0000` (instagram-platform/insights). */
export const graphInstant = z
  .string()
  .refine(text => !Number.isNaN(Date.parse(text)))
  .transform(text => new Date(text).toISOString());

const mediaSchema = z.object({
  id: z.string(),
  caption: maybeText,
  /** Absent if the owner hides it. */
  like_count: maybeCount,
  comments_count: maybeCount,
  /** Only for reels, and only in business discovery. */
  view_count: maybeCount,
  media_type: z.string(),
  permalink: maybeText,
  timestamp: graphInstant,
  media_url: maybeText,
  thumbnail_url: maybeText,
});
export type Media = z.output<typeof mediaSchema>;

/** `next` contains the token, so only its presence is used (graph-api/results). */
export const pagingSchema = maybe(
  z
    .object({ cursors: maybe(z.object({ after: maybeText })), next: maybeText })
    .transform(({ cursors, next }) => ({ after: cursors?.after ?? null, hasNext: next !== undefined })),
);

export const mediaPage = z.object({ data: z.array(mediaSchema), paging: pagingSchema });
export type MediaPage = z.output<typeof mediaPage>;

/** Returns the cursor of an edge's next page. */
export const nextOf = ({ paging }: { paging?: z.output<typeof pagingSchema> }): string | null =>
  paging?.hasNext ? paging.after : null;

/** Returns what every source says about a post, under the id that files and links have: its shortcode. */
export function postBasis(
  post: { id: string; permalink: string | undefined; caption: string | undefined },
  publishedAt: string,
): SourcePost {
  const { id, permalink, caption } = post;
  return {
    platformPostId: postIdOf(permalink ?? '') ?? id,
    publishedAt,
    ...(permalink !== undefined && { url: permalink }),
    ...(caption !== undefined && {
      caption,
      hashtags: hashtagsOf(caption),
      mentions: mentionsOf(caption),
    }),
  };
}

/** Instagram does not give the length of a video, nor does business discovery give the shares of a post. */
export function postOf(media: Media): SourcePost {
  const cover = media.thumbnail_url ?? (media.media_type === 'VIDEO' ? undefined : media.media_url);
  return {
    ...postBasis(media, media.timestamp),
    ...(cover !== undefined && { coverUrl: cover }),
    ...(media.view_count !== undefined && { plays: media.view_count }),
    ...(media.like_count !== undefined && { likes: media.like_count }),
    ...(media.comments_count !== undefined && { comments: media.comments_count }),
  };
}
