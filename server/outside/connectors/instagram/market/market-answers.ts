import { z } from 'zod';
import type { CreatorRecord, SourcePost } from '../../../../../contract/core/sources/source-records.ts';
import { graphInstant, maybe, maybeText, pagingSchema, postBasis } from '../graph/graph-media.ts';

const number = z.number().min(0);

/**
 * Unverified: the documentation of the marketplace names the metrics but not the form of the answer. A public client
 * reads them like this: a value, or parts with a percentage or a count.
 */
const results = z.object({
  results: z.array(
    z.object({
      dimension_value: maybeText,
      dimension_values: maybe(z.array(z.string())),
      percentage: maybe(number),
      value: maybe(number),
    }),
  ),
});
const insightsSchema = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      total_value: maybe(
        z.object({ value: maybe(number), breakdowns: maybe(z.union([results, z.array(results)])) }),
      ),
    }),
  ),
});
type Insights = z.output<typeof insightsSchema>;

const recentMedia = z.object({
  id: z.string(),
  permalink: maybeText,
  caption: maybeText,
  creation_time: graphInstant,
  insights: maybe(insightsSchema),
});
type RecentMedia = z.output<typeof recentMedia>;

const creatorSchema = z.object({
  id: z.string(),
  username: z.string(),
  is_account_verified: maybe(z.boolean()),
  biography: maybeText,
  country: maybeText,
  email: maybeText,
  profile_picture_url: maybeText,
  insights: maybe(insightsSchema),
  recent_media: maybe(z.object({ data: z.array(recentMedia) })),
});
export type MarketCreator = z.output<typeof creatorSchema>;

export const creatorPage = z.object({ data: z.array(creatorSchema), paging: pagingSchema });

function valueOf(insights: Insights | undefined, name: string): number | undefined {
  const value = insights?.data.find(each => each.name === name)?.total_value?.value;
  return value === undefined ? undefined : Math.round(value);
}

/** Returns the fields of a creator's record that a marketplace profile has; the display name is not among them. */
export function profileOf(found: MarketCreator): Partial<CreatorRecord> {
  const followers = valueOf(found.insights, 'total_followers');
  const region = /^[A-Z]{2}$/.test(found.country ?? '') ? found.country : undefined;
  return {
    ...(found.profile_picture_url !== undefined && { avatarUrl: found.profile_picture_url }),
    ...(found.biography !== undefined && { bio: found.biography }),
    ...(region !== undefined && { region, regionBasis: 'stated' as const }),
    ...(found.email !== undefined && { emails: [found.email] }),
    ...(found.is_account_verified !== undefined && { verified: found.is_account_verified }),
    ...(followers !== undefined && { followers }),
  };
}

export function marketPostOf(media: RecentMedia): SourcePost {
  const likes = valueOf(media.insights, 'likes');
  const comments = valueOf(media.insights, 'comments');
  const plays = valueOf(media.insights, 'views');
  const shares = valueOf(media.insights, 'shares');
  return {
    ...postBasis(media, media.creation_time),
    ...(plays !== undefined && { plays }),
    ...(likes !== undefined && { likes }),
    ...(comments !== undefined && { comments }),
    ...(shares !== undefined && { shares }),
  };
}
