import { skip, sticky } from '../text/match-pattern.ts';
import type { Reader } from '../text/tokens.ts';
import { wordList, wordsIn } from '../text/word-list.ts';

/** Sizes of creators as the industry names them, in followers. */
const tiers: readonly (readonly [words: string, min: number, max: number | undefined])[] = [
  ['素人|纳米|nano', 1000, 10_000],
  ['小网红|小达人|小博主|尾部|微型|micro', 10_000, 100_000],
  ['腰部|中腰部|中部|mid-tier|mid tier|midtier|mid-sized|mid-size', 100_000, 500_000],
  ['肩部|macro', 500_000, 1_000_000],
  ['头部|超头部|超头|mega', 1_000_000, undefined],
];
const suffix = sticky(
  '(?:量级|级别|层级|级|型|体量)的?(?=达人|博主|网红|红人|号|账号|kol|koc|[^\\p{sc=Han}]|$|的)|(?:[ -](?:tier|level|size|sized)s?)(?![a-z])',
);
const find = wordList(
  tiers.flatMap(([words, min, max]) => wordsIn(words).map(word => [word, { min, max }] as const)),
);

const to = sticky(' ?(?:到|至|和|或者?|-|~|、|/|to|or|and|through) ?');

interface Sized {
  min: number;
  max: number | undefined;
  to: number;
}

function readSizes(text: string, at: number): Sized | undefined {
  const found = find(text, at);
  if (!found) return undefined;
  const end = skip(suffix, text, found.to);
  const joined = skip(to, text, end);
  const next = joined > end ? readSizes(text, joined) : undefined;
  const { min, max } = found.value;
  if (!next) return { min, max, to: end };
  const isOpen = max === undefined || next.max === undefined;
  return {
    min: Math.min(min, next.min),
    max: isOpen ? undefined : Math.max(max, next.max ?? 0),
    to: next.to,
  };
}

/** Reads 腰部, micro, nano to micro: a range of followers, which further figures narrow. */
export const readTier: Reader = ({ text }, at) => {
  const sized = readSizes(text, at);
  if (!sized) return undefined;
  return {
    kind: 'tier',
    from: at,
    to: sized.to,
    filters: {
      followerCount_start: String(sized.min),
      ...(sized.max !== undefined && { followerCount_end: String(sized.max) }),
    },
  };
};
