import { readBrands } from './phrases/brands.ts';
import { readFiller, readStranger } from './phrases/filler-words.ts';
import { readFlag } from './phrases/yes-no-filters.ts';
import type { FoldedText } from './text/folded-text.ts';
import { readHashtags } from './phrases/hashtags.ts';
import { readLanguage } from './places/languages.ts';
import { readLevel } from './numbers/engagement-levels.ts';
import { isLatin, matchAt, sticky } from './text/match-pattern.ts';
import { readLoneCount, readMetric } from './numbers/metrics.ts';
import { readHandle, readOpaque } from './phrases/unsupported-phrases.ts';
import { readNegated, readNegation } from './disambiguation/negation.ts';
import type { Reader, Token } from './text/tokens.ts';
import { readPlatform } from './phrases/platforms.ts';
import { readQuotes } from './phrases/quotes.ts';
import { readRegion } from './places/regions.ts';
import { readRhythm } from './numbers/posting-frequency.ts';
import { readSort } from './phrases/sorts.ts';
import { readTier } from './numbers/follower-tiers.ts';
import { readLastPost, readSilence } from './numbers/time-spans.ts';
import { readTopic } from './phrases/topic-words.ts';

/** The longest reading counts; of equal ones the first. Readers that set filters come before those that do not. */
const readers: readonly (readonly Reader[])[] = [
  [
    readHashtags,
    readQuotes,
    readBrands,
    readSort,
    readMetric,
    readRhythm,
    readLastPost,
    readSilence,
    readNegated,
    readNegation,
    readLevel,
    readFlag,
    readPlatform,
    readLanguage,
    readRegion,
    readTier,
    readTopic,
    readLoneCount,
    readHandle,
  ],
  [readOpaque],
  [readStranger, readFiller],
];

const nothing = sticky(String.raw`[ _]|[-'](?=[a-z0-9])(?<=[a-z0-9].)`);
const mark = sticky(String.raw`[^\p{L}\p{N}\p{M}]`);
const word = sticky(String.raw`[\p{sc=Latin}\p{N}\p{M}]+(?:\.\d+)?|.`);

function longestAt(folded: FoldedText, at: number): Token | undefined {
  const isInWord =
    isLatin(folded.text[at]) && isLatin(folded.text[at - 1]) && !/\d/.test(folded.text[at - 1] ?? '');
  if (isInWord) return undefined;
  for (const group of readers) {
    let longest: Token | undefined;
    for (const read of group) {
      const token = read(folded, at);
      if (token && token.to > (longest?.to ?? at)) longest = token;
    }
    if (longest) return longest;
  }
  return undefined;
}

/** Splits a sentence into tokens; their neighbours decide later what they mean. */
export function scan(folded: FoldedText): Token[] {
  const { text } = folded;
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const skipped = matchAt(nothing, text, at)?.[0];
    if (skipped) {
      at += skipped.length;
      continue;
    }
    const token = longestAt(folded, at);
    if (token) tokens.push(token);
    else {
      const to = at + (matchAt(word, text, at)?.[0].length ?? 1);
      tokens.push({ kind: matchAt(mark, text, at) ? 'break' : 'unknown', from: at, to });
    }
    at = tokens.at(-1)?.to ?? at + 1;
  }
  return tokens;
}
