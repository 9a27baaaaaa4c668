/**
 * How one language or group of languages says that a post is paid for. Everything is written as people write it;
 * it is folded like the caption before it is compared. Patterns are regular expressions in lower case with three
 * signs of their own: `<20>` up to twenty characters within a sentence, `~` a letter or digit, `_` a space or none.
 */
export interface Lexicon {
  /** What every phrase and label has in it, from the beginning of a word where the script has spaces. */
  hints: readonly string[];
  /** Whole hashtags, apart by spaces. */
  hashtags: string;
  /** Patterns of whole hashtags. */
  hashtagPatterns?: readonly string[];
  /** Words that mean it alone, as a heading: before | : / or between brackets. */
  labels?: readonly string[];
  /** Words that mean it as a heading only in brackets or before |, because they also mean something else. */
  barredLabels?: readonly string[];
  phrases: readonly string[];
  /** Standing before a phrase these deny it. */
  deniedBefore?: readonly string[];
  /** Standing behind a phrase these deny it. */
  deniedAfter?: readonly string[];
  /** Anywhere in the sentence: a sponsor is looked for or an offer is made, or it is a subject of talk. */
  asking?: readonly string[];
}
