import type { Brand, getBrands } from '../../../../contract/creators/insights/insights.ts';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { Db } from '../../../core/db/database.ts';
import { heldBackSources } from '../../../catalogue/creator-records/service.ts';
import { nameBrands } from '../../../catalogue/sponsorship/brands.ts';
import { countMonths } from './brand-months.ts';
import { type BrandedPostRow, readBrandedPosts } from './brands.queries.ts';
import { isSponsored, performanceOf } from '../post-measures.ts';
import { requireCreator } from '../require-creator.ts';

const maxPosts = 1000;

/** Returns the most frequent value, the first of equals. */
function commonest(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

function named(post: BrandedPostRow) {
  return nameBrands({
    ...post,
    platformSponsored: post.platform_sponsored,
    captionDisclosed: post.caption_disclosed,
  });
}

function withPlays(posts: readonly BrandedPostRow[]) {
  return { ...performanceOf(posts), countedPosts: posts.filter(post => post.plays !== null).length };
}

/** Returns each brand of these posts: the one with the most posts first, then the most recent. */
function listBrands(newestFirst: readonly BrandedPostRow[], organicPlays: number | null): Brand[] {
  const lines = newestFirst.flatMap(post => {
    const names = post.brands.length ? named(post) : [];
    return post.brands.map(key => ({ key, post, name: names.find(each => each.key === key) }));
  });
  const brands = [...Map.groupBy(lines, line => line.key)].flatMap(([key, own]) => {
    const posts = own.map(({ post }) => post);
    const [last, first] = [posts[0], posts.at(-1)];
    if (!last || !first) return [];
    const names = own.flatMap(({ name }) => name ?? []);
    const { medianPlays, medianInteractionBp } = performanceOf(posts);
    const basis = names.some(each => each.basis === 'stated') ? ('stated' as const) : ('mention' as const);
    return {
      key,
      name: commonest(names.map(each => each.name)) ?? key,
      basis,
      posts: posts.length,
      firstAt: first.published_at.toISOString(),
      lastAt: last.published_at.toISOString(),
      medianPlays,
      medianInteractionBp,
      againstOrganicBp:
        medianPlays !== null && organicPlays ? Math.round((medianPlays / organicPlays) * 10_000) : null,
    };
  });
  return brands.toSorted((a, b) => b.posts - a.posts || (a.lastAt < b.lastAt ? 1 : -1));
}

/** Returns sponsored posts among the newest, and their brands. @throws AppError not_found */
export async function describeBrands(db: Db, params: CreatorParams): Promise<ReplyOf<typeof getBrands>> {
  const heldBack = await heldBackSources(db);
  const [posts, creator] = await Promise.all([
    readBrandedPosts(db, params.id, { max: maxPosts, heldBack }),
    requireCreator(db, params),
  ]);
  const sponsored = posts.filter(isSponsored);
  const organic = withPlays(posts.filter(post => !isSponsored(post)));
  return {
    brands: listBrands(posts, organic.medianPlays),
    posts: posts.length,
    sponsored: {
      ...withPlays(sponsored),
      byPlatform: sponsored.filter(post => post.platform_sponsored).length,
      byCaption: sponsored.filter(post => post.caption_disclosed).length,
      withoutBrand: sponsored.filter(post => !post.brands.length).length,
    },
    organic,
    months: countMonths(
      posts.map(post => ({ at: post.published_at, isSponsored: isSponsored(post) })),
      creator.refreshed_at,
      posts.length === maxPosts,
    ),
  };
}
