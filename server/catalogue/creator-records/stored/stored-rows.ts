import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import {
  basedFields,
  basisName,
  creatorFieldNames,
  creatorFields,
  specOf,
} from '../../../../contract/core/sources/creator-fields.ts';
import { searchText } from '../../../../contract/catalogue/search-terms.ts';
import { addressMask } from '../../observations/email-addresses.ts';
import { brandsOfPost } from '../../sponsorship/brands.ts';
import type { CreatorRow, StoredCreator } from './creators.queries.ts';
import { basisColumn, type FieldColumns } from './creator-columns.queries.ts';
import { saysItIsPaid } from '../../sponsorship/disclosure.ts';
import type { CreatorFacts, FieldFacts, PostFacts, SnapshotFacts } from '../../observations/creator-facts.ts';
import type { FigurePost } from '../../figures/figure-inputs.ts';
import type { PostRow, SnapshotRow, StoredPost } from './posts.queries.ts';
import { shownTime, undated } from '../../observations/undated.ts';
import { freeOf } from '../../observations/source-rules.ts';

/** The code of the source whose creators are marked as samples. */
const sampleSource = 'sample';

function fieldColumnsOf(facts: FieldFacts): FieldColumns {
  const row: Record<string, unknown> = {};
  for (const field of creatorFieldNames) {
    const { kind, column } = specOf(field);
    row[column] = facts[field] ?? (kind === 'tags' ? [] : null);
  }
  for (const field of basedFields) row[basisColumn(field)] = facts[basisName(field)];
  return row as unknown as FieldColumns;
}

export function creatorRow(id: number, facts: CreatorFacts, hasEmail: boolean): CreatorRow {
  const { platform, handle } = facts;
  const name = facts.name ?? handle;
  const bio = facts.bio.replaceAll(addressMask, ' ');
  return {
    ...fieldColumnsOf(facts),
    id,
    platform,
    platform_id: facts.platformId,
    name,
    has_email: hasEmail,
    source: facts.source,
    sample: facts.source === sampleSource,
    first_seen_at: facts.firstSeenAt.toISOString(),
    refreshed_at: facts.observedAt.toISOString(),
    counted_at: shownTime(facts.countedAt),
    posts_seen_at: facts.postsSeenAt?.toISOString() ?? null,
    search_text: searchText({ platform, handle, name, tags: facts.tags ?? [], bio }),
  };
}

function fieldFactsOf(row: FieldColumns): FieldFacts {
  const facts: Record<string, unknown> = {};
  for (const field of creatorFieldNames) {
    const value = row[creatorFields[field].column];
    facts[field] = Array.isArray(value) && !value.length ? null : value;
  }
  for (const field of basedFields) facts[basisName(field)] = row[basisColumn(field)];
  return facts as unknown as FieldFacts;
}

export function storedFacts(row: StoredCreator): CreatorFacts {
  return {
    ...fieldFactsOf(row),
    platform: row.platform,
    platformId: row.platform_id,
    name: row.name === row.handle ? null : row.name,
    categoryBasis: row.category_basis ?? (row.category === null ? null : 'stated'),
    source: row.source,
    firstSeenAt: row.first_seen_at,
    observedAt: row.refreshed_at,
    countedAt: row.counted_at ?? undated,
    postsSeenAt: row.posts_seen_at,
  };
}

/** Converts the stored row to the form of `creatorRow`, for comparison. */
export function comparable(row: StoredCreator): CreatorRow {
  return {
    ...row,
    category_basis: storedFacts(row).categoryBasis,
    first_seen_at: row.first_seen_at.toISOString(),
    refreshed_at: row.refreshed_at.toISOString(),
    counted_at: row.counted_at?.toISOString() ?? null,
    posts_seen_at: row.posts_seen_at?.toISOString() ?? null,
  };
}

/** What a post says of who paid for it. */
type Sponsorship = Pick<PostRow, 'caption_disclosed' | 'brands'>;

export function sponsorshipOf(facts: PostFacts, handle: string): Sponsorship {
  const { caption, brand } = facts;
  const hashtags = facts.hashtags ?? [];
  const mentions = facts.mentions ?? [];
  const platformSponsored = facts.platformSponsored ?? false;
  const captionDisclosed = saysItIsPaid(caption, hashtags);
  const said = { caption, mentions, hashtags, brand, platformSponsored, captionDisclosed };
  return { caption_disclosed: captionDisclosed, brands: brandsOfPost(said, handle) };
}

/** Whether two forms of a post say the same of who paid for it, as far as their texts are the same ones. */
export const saysTheSame = (one: PostFacts, other: PostFacts): boolean =>
  one.caption === other.caption &&
  one.hashtags === other.hashtags &&
  one.mentions === other.mentions &&
  one.brand === other.brand &&
  one.platformSponsored === other.platformSponsored;

export function postRow(creatorId: number, facts: PostFacts, sponsorship: Sponsorship): PostRow {
  const hashtags = [...(facts.hashtags ?? [])];
  const mentions = [...(facts.mentions ?? [])];
  const { caption, brand } = facts;
  return {
    creator_id: creatorId,
    platform_post_id: facts.platformPostId,
    url: facts.url,
    caption,
    hashtags,
    mentions,
    cover_url: facts.coverUrl,
    duration_ms: facts.durationMs,
    published_at: facts.publishedAt.toISOString(),
    plays: facts.plays,
    likes: facts.likes,
    comments: facts.comments,
    shares: facts.shares,
    platform_sponsored: facts.platformSponsored ?? false,
    caption_disclosed: sponsorship.caption_disclosed,
    brand,
    brands: sponsorship.brands,
    observed_at: facts.observedAt.toISOString(),
    via: facts.via,
  };
}

/** Converts the stored row to the form of `postRow`. What older rules derived from its text is derived again. */
export function comparablePost(row: StoredPost): PostRow {
  return {
    ...row,
    published_at: row.published_at.toISOString(),
    observed_at: row.observed_at.toISOString(),
  };
}

/** A flag that is not set may never have been reported, so an older observation may still set it. */
export function storedPostFacts(row: StoredPost): PostFacts {
  return {
    platformPostId: row.platform_post_id,
    url: row.url,
    caption: row.caption,
    hashtags: row.hashtags.length ? row.hashtags : null,
    mentions: row.mentions.length ? row.mentions : null,
    coverUrl: row.cover_url,
    durationMs: row.duration_ms,
    publishedAt: row.published_at,
    plays: row.plays,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    platformSponsored: row.platform_sponsored || null,
    brand: row.brand,
    observedAt: row.observed_at,
    via: row.via,
  };
}

export function storedSnapshotFacts(row: SnapshotRow): SnapshotFacts {
  return {
    day: row.day,
    followers: row.followers,
    likes: row.likes,
    postCount: row.post_count,
    averagePlays: row.average_plays,
    via: row.via,
  };
}

/** A post that figures are computed from if its source may be used. */
export type UsablePost = FigurePost & Pick<PostRow, 'via'>;

export function usablePost(row: PostRow): UsablePost {
  return {
    platformPostId: row.platform_post_id,
    publishedAt: new Date(row.published_at),
    plays: row.plays,
    likes: row.likes,
    comments: row.comments,
    shares: row.shares,
    hashtags: row.hashtags,
    platformSponsored: row.platform_sponsored,
    captionDisclosed: row.caption_disclosed,
    brands: row.brands,
    via: row.via,
  };
}

/** Separates the posts that figures are computed from and those that must not be used. */
export function splitByUse(rows: readonly UsablePost[], heldBack: readonly SourceCode[]) {
  const posts = freeOf(rows, heldBack);
  const isFree = new Set(posts);
  return {
    posts,
    heldBack: posts.length === rows.length ? [] : rows.filter(row => !isFree.has(row)),
  };
}
