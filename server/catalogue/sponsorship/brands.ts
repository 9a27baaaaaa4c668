import { brandKey } from '../../../contract/catalogue/brand-key.ts';
import { figureRules } from '../../../contract/catalogue/figure-rules.ts';
import { fold } from '../../../contract/core/text-fold.ts';
import { companionsIn, mentionsInDisclosure, sponsorsIn } from './sponsor-mentions.ts';
import { partnerIn } from './partner-hashtags.ts';

/** The input for finding brands. */
export interface BrandedPost {
  caption: string;
  mentions: readonly string[];
  hashtags: readonly string[];
  /** As the source states it. */
  brand: string | null;
  platformSponsored: boolean;
  captionDisclosed: boolean;
}

/** `basis`: whether the source states it, or a sponsored post mentions it. */
export interface NamedBrand {
  key: string;
  name: string;
  basis: 'stated' | 'mention';
}

const maxOfPost = 5;
const maxOfCreator = 20;
const dayMs = 86_400_000;

const sameLetters = (key: string) => key.replace(/[\s._]/g, '');

/** This many accounts or more are friends, shops or credits. */
const crowd = 4;
const fewOf = (names: readonly string[]) => (names.length < crowd ? names : []);

/** If a post names both `velluna` and `velluna.jp`, only the first is kept. */
function isKnown(key: string, known: readonly NamedBrand[]): boolean {
  const own = sameLetters(key);
  return known.some(brand => {
    const other = sameLetters(brand.key);
    const isLong = Math.min(own.length, other.length) > 3;
    return own === other || (isLong && (own.startsWith(other) || other.startsWith(own)));
  });
}

/**
 * Returns the brands that a post advertises, as the post writes them: the stated brand, then, if the post is sponsored,
 * the accounts and names in its disclosure, else the few that it mentions.
 * @param handle of the creator, who is not a brand of their own
 */
export function nameBrands(post: BrandedPost, handle = ''): NamedBrand[] {
  const found: NamedBrand[] = [];
  const own = brandKey(handle);
  const add = (names: readonly string[], basis: NamedBrand['basis']) => {
    for (const name of names) {
      const key = brandKey(name);
      if (key && key !== own && !isKnown(key, found)) found.push({ key, name: name.trim(), basis });
    }
  };
  if (post.brand) add([post.brand], 'stated');
  if (post.platformSponsored || post.captionDisclosed) {
    const named = [...mentionsInDisclosure(post), ...sponsorsIn(post.caption)];
    const companions = companionsIn(post.caption);
    const isOther = (name: string) => brandKey(name) !== own && !companions.has(fold(name));
    const others = named.filter(isOther);
    add(others.length ? others : fewOf(post.mentions.filter(isOther)), 'mention');
    add(
      post.hashtags.flatMap(tag => partnerIn(fold(tag)) ?? []),
      'mention',
    );
  }
  return found.slice(0, maxOfPost);
}

/** Returns the keys of `namedBrands`. An organic mention is not a brand. */
export function brandsOfPost(post: BrandedPost, handle = ''): string[] {
  return nameBrands(post, handle).map(({ key }) => key);
}

/** Returns the brands that posts of the year before `asOf` advertised, the commonest first, then alphabetically. */
export function brandsOfCreator(
  posts: readonly { publishedAt: Date; brands: readonly string[] }[],
  asOf: Date,
): string[] {
  const to = asOf.getTime();
  const from = to - figureRules.brandDays * dayMs;
  const counts = new Map<string, number>();
  for (const { publishedAt, brands } of posts) {
    const time = publishedAt.getTime();
    if (!brands.length || time < from || time > to) continue;
    for (const brand of new Set(brands)) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, maxOfCreator)
    .map(([brand]) => brand);
}
