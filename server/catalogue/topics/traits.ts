import { pairsOf } from '../../../contract/catalogue/search-terms.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { fold, textRuns } from '../../../contract/core/text-fold.ts';
import { tagForm } from './tags.ts';

/**
 * Traits say what a creator is about and serve to find similar creators. A trait is a letter for the platform, a sign
 * for its kind (`#` tag or hashtag, `@` mention, `=` word of captions) and a text. In scripts without spaces, pairs of
 * characters are used.
 */
const traitSigns = { hashtag: '#', mention: '@', word: '=' } as const;

const platformLetters: Record<Platform, string> = { tiktok: 'T', youtube: 'Y', instagram: 'I' };

export interface TraitPost {
  caption: string;
  hashtags: readonly string[];
  mentions: readonly string[];
}

export interface TraitSubject {
  platform: Platform;
  handle: string;
  tags: readonly string[];
  /** The newest posts. */
  posts: readonly TraitPost[];
}

/** How many creators have each common trait; a trait that is missing is rare. */
export type CommonTraits = ReadonlyMap<string, number>;

/** The maximum number of each kind; the most significant ones are taken. */
const max = { hashtag: 14, mention: 6, word: 14 } as const;

/** A word counts if it occurs in this many posts. */
const postsOfWord = 2;

/** An uncounted trait is treated as if this many creators had it: all rarer traits weigh the same. */
const uncounted = 10;

const wordLength = { min: 4, max: 40 } as const;
const noWords = /https?:\/\/\S+|[#＃@＠][\p{L}\p{N}\p{M}_.]+/gu;

function wordsOf(caption: string): Set<string> {
  const words = new Set<string>();
  for (const { kind, text } of textRuns(fold(caption.replace(noWords, ' ')))) {
    if (kind === 'unspaced') for (const pair of pairsOf(text)) if (pair.length > 1) words.add(pair);
    if (
      kind === 'word' &&
      text.length >= wordLength.min &&
      text.length <= wordLength.max &&
      !/^\d+$/.test(text)
    )
      words.add(text);
  }
  return words;
}

/** Creators share most of their hashtags: each is folded once. */
const folded = new Map<string, string>();
const foldedLimit = 20_000;

function hashtagForm(tag: string): string {
  let form = folded.get(tag);
  if (form === undefined) {
    if (folded.size >= foldedLimit) folded.clear();
    form = fold(tagForm(tag));
    folded.set(tag, form);
  }
  return form;
}

const distinct = (texts: readonly string[]) => new Set(texts.filter(Boolean));

/** Counts the posts in which each text occurs. */
function count(
  posts: readonly TraitPost[],
  textsOf: (post: TraitPost) => ReadonlySet<string>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const post of posts) {
    for (const text of textsOf(post)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the traits of a creator, each kind ordered by how often the creator has them and how few other creators do.
 */
export function traitsOf({ platform, handle, tags, posts }: TraitSubject, common: CommonTraits): string[] {
  const letter = platformLetters[platform];
  const best = (kind: keyof typeof max, counts: ReadonlyMap<string, number>) => {
    const weigh = ([text, times]: [string, number]) => {
      const trait = letter + traitSigns[kind] + text;
      return { trait, weight: Math.log(1 + times) / Math.log(2 + (common.get(trait) ?? uncounted)) };
    };
    return [...counts]
      .map(weigh)
      .toSorted((a, b) => b.weight - a.weight || (a.trait < b.trait ? -1 : 1))
      .slice(0, max[kind])
      .map(({ trait }) => trait);
  };
  const hashtags = count([...posts, { caption: '', hashtags: tags, mentions: [] }], post =>
    distinct(post.hashtags.map(hashtagForm)),
  );
  const own = handle.toLowerCase();
  const mentions = count(posts, post =>
    distinct(post.mentions.map(each => each.replace(/^@/, '').toLowerCase()).filter(each => each !== own)),
  );
  const words = [...count(posts, post => wordsOf(post.caption))].filter(([, times]) => times >= postsOfWord);
  return [...best('hashtag', hashtags), ...best('mention', mentions), ...best('word', new Map(words))];
}
