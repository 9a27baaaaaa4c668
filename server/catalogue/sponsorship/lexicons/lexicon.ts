/**
 * How one language or group of languages discloses that a post is paid. Everything is written as people write it; it is
 * folded like the caption before the comparison. Patterns are regular expressions in lower case with three special
 * signs: `<20>` is up to twenty characters within a sentence, `~` a letter or digit, `_` an optional space. Lists are
 * separated by commas, hashtags by spaces.
 */
export interface Lexicon {
  /** The language has no spaces, or endings at every word: phrases may match anywhere. */
  isUnspaced?: true;
  /** Letters of its script; a text without any of them is skipped. */
  script?: RegExp;
  /** Stems, one of which every phrase and label contains; at the beginning of a word if the script has spaces. */
  hints: string;
  /** Whole hashtags. */
  hashtags: string;
  /** Hashtags that are a disclosure only in captions with `beside` and without `without`. */
  doubtfulHashtags?: readonly { tags: string; beside?: RegExp; without?: RegExp }[];
  /** Patterns of whole hashtags. */
  hashtagPatterns?: readonly string[];
  /** Words that are a disclosure as a heading: before | : / or between brackets. */
  labels?: string;
  /** Headings that are a disclosure only in captions with `beside` and without `without`. */
  doubtfulLabels?: readonly { labels: readonly string[]; beside?: RegExp; without?: RegExp }[];
  /** Ambiguous words that are a disclosure only as a heading in brackets or before |. */
  barredLabels?: string;
  phrases: readonly string[];
  /** Before a phrase, these deny it. */
  deniedBefore?: string;
  /** After a phrase, these deny it. */
  deniedAfter?: string;
  /** Anywhere in the sentence: the creator looks for a sponsor, makes an offer, or talks about sponsoring. */
  asking?: string;
}
