import type { Reader } from './pieces.ts';
import { wordList, wordsIn } from './word-list.ts';

/** Sizes of creators as the trade calls them, in followers. */
const tiers: readonly (readonly [words: string, least: number, most: number | undefined])[] = [
  ['素人|纳米|纳米级|nano|nano-tier|nano tier', 1000, 10_000],
  ['小网红|小达人|小博主|尾部|微型|micro|micro-tier|micro tier', 10_000, 100_000],
  ['腰部|中腰部|mid-tier|mid tier|midtier', 100_000, 500_000],
  ['肩部|macro|macro-tier|macro tier', 500_000, 1_000_000],
  ['头部|超头部|超头|mega|mega-tier|mega tier', 1_000_000, undefined],
];
const find = wordList(
  tiers.flatMap(([words, least, most]) => wordsIn(words).map(word => [word, { least, most }] as const)),
);

/** 腰部, micro: a range of followers, which figures said beside it narrow. */
export const readTier: Reader = ({ text }, at) => {
  const found = find(text, at);
  if (!found) return undefined;
  const { least, most } = found.value;
  return {
    kind: 'tier',
    from: at,
    to: found.to,
    filters: {
      followerCount_start: String(least),
      ...(most !== undefined && { followerCount_end: String(most) }),
    },
  };
};
