/**
 * How one language or group of languages says that a post is paid for. Everything is written as people write it;
 * it is folded like the caption before it is compared. Patterns are regular expressions in lower case with three
 * signs of their own: `<20>` up to twenty characters within a sentence, `~` a letter or digit, `_` a space or none. Lists are apart by
 * commas, hashtags by spaces.
 */
export interface Lexicon {
  /** Written without spaces, or with endings at every word: phrases are found anywhere. */
  isUnspaced?: true;
  /** Letters of its script; without any of them nothing is looked for. */
  script?: RegExp;
  /** What every phrase and label has in it, from the beginning of a word where the script has spaces. */
  hints: string;
  /** Whole hashtags. */
  hashtags: string;
  /** Hashtags that mean it only in captions with `beside`, and not in those with `without`. */
  doubtfulHashtags?: readonly { tags: string; beside?: RegExp; without?: RegExp }[];
  /** Patterns of whole hashtags. */
  hashtagPatterns?: readonly string[];
  /** Words that mean it alone, as a heading: before | : / or between brackets. */
  labels?: string;
  /** Headings that mean it only in captions with `beside`, and not in those with `without`. */
  doubtfulLabels?: readonly { labels: readonly string[]; beside?: RegExp; without?: RegExp }[];
  /** Words that mean it as a heading only in brackets or before |, because they also mean something else. */
  barredLabels?: string;
  phrases: readonly string[];
  /** Standing before a phrase these deny it. */
  deniedBefore?: string;
  /** Standing behind a phrase these deny it. */
  deniedAfter?: string;
  /** Anywhere in the sentence: a sponsor is looked for or an offer is made, or it is a subject of talk. */
  asking?: string;
}
