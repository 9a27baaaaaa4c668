import type {
  CreatorDetail,
  CreatorPost,
  CreatorRow,
  Match,
  ShownValue,
} from '../../../contract/creators/search/creator-search.ts';
import {
  creatorFields,
  detailFields,
  rowFields,
  type CreatorField,
} from '../../../contract/core/sources/creator-fields.ts';
import type { Figures } from '../../../contract/catalogue/figures.ts';
import { followerBracket, followerBrackets } from '../../../contract/catalogue/figure-rules.ts';
import { coverOf, faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import { shownTime } from '../../catalogue/observations/undated.ts';
import type { CreatorRecordRow, findBracket, findCreator, newestPosts } from './creator.queries.ts';

type Result<F extends (...args: never[]) => Promise<unknown>> = NonNullable<Awaited<ReturnType<F>>>;

type FieldRow = Pick<CreatorRecordRow, (typeof creatorFields)[CreatorField]['column']>;

const presentFields = <F extends CreatorField>(row: FieldRow, fields: readonly F[]) =>
  Object.fromEntries(fields.map(field => [field, row[creatorFields[field].column]])) as {
    [K in F]: ShownValue<K>;
  };

/** Converts a database row to the form of the contract. */
export function presentRow(row: CreatorRecordRow, matches: Match[]): CreatorRow {
  return {
    id: row.id,
    platform: row.platform,
    ...presentFields(row, rowFields),
    avatarUrl: faceOf(row.id, row.avatar_url),
    regionBasis: row.region_basis,
    categoryBasis: row.category_basis ?? (row.category === null ? null : 'stated'),
    hasEmail: row.has_email,
    averagePlays: row.average_plays,
    medianPlays: row.median_plays,
    recentPlays: row.recent_plays,
    interactionBp: row.interaction_bp,
    level: row.level,
    playsToFollowersBp: row.plays_to_followers_bp,
    growthBp: row.growth_bp,
    priceLowFen: row.price_low_fen,
    priceHighFen: row.price_high_fen,
    lastPostAt: row.last_post_at?.toISOString() ?? null,
    analysis: row.analysis,
    isAnalysing: row.is_analysing,
    unanalysableReason: row.unanalysable_reason,
    sample: row.sample,
    matches,
  };
}

export function presentPost(post: Result<typeof newestPosts>[number]): CreatorPost {
  return {
    platformPostId: post.platform_post_id,
    url: post.url,
    caption: post.caption,
    coverUrl: coverOf(post.creator_id, post.platform_post_id, post.cover_url),
    publishedAt: post.published_at.toISOString(),
    durationMs: post.duration_ms,
    plays: post.plays,
    likes: post.likes,
    comments: post.comments,
    shares: post.shares,
    platformSponsored: post.platform_sponsored,
    captionDisclosed: post.caption_disclosed,
  };
}

export function presentPeers(bracket: Result<typeof findBracket>): CreatorDetail['peers'] {
  return {
    creators: bracket.creators,
    bracketFrom: bracket.bracket === 0 ? 0 : (followerBrackets[bracket.bracket - 1] ?? 0),
    bracketTo: followerBrackets[bracket.bracket] ?? null,
    medianAveragePlays: bracket.median_average_plays,
    medianPlaysToFollowersBp: bracket.median_plays_to_followers_bp,
    medianInteractionBp: bracket.interaction_bp[50] ?? null,
  };
}

/** Returns the follower bracket of a creator whose followers are known. */
export function bracketOf(followers: number | null): number | null {
  return followers === null ? null : followerBracket(followers);
}

export interface DetailParts {
  creator: Result<typeof findCreator>;
  figures: Figures | null;
  peers: CreatorDetail['peers'];
  standing: CreatorDetail['standing'];
  baseCpmFen: number | null;
  posts: CreatorPost[];
  snapshots: CreatorDetail['snapshots'];
}

export function presentDetail({
  creator,
  figures,
  peers,
  standing,
  baseCpmFen,
  posts,
  snapshots,
}: DetailParts): CreatorDetail {
  const { matches: _, ...row } = presentRow(creator, []);
  return {
    ...row,
    ...presentFields(creator, detailFields),
    percentile: creator.percentile,
    source: { zh: creator.name_zh, en: creator.name_en },
    firstSeenAt: creator.first_seen_at.toISOString(),
    refreshedAt: shownTime(creator.refreshed_at),
    figuresAt: creator.figures_at?.toISOString() ?? null,
    figures,
    peers,
    standing,
    countedPosts: figures?.countedPosts ?? 0,
    baseCpmFen,
    posts,
    snapshots,
  };
}
