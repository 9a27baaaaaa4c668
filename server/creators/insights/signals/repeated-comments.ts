import type { StoredComment } from '../../../../contract/core/sources/audience.ts';
import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import { fold } from '../../../../contract/core/text-fold.ts';
import { cutText } from './evidence.ts';

/** The definition of a repetition; the page's texts name these numbers. */
const repetitionRules = {
  fewestComments: 30,
  /** Shorter texts are often equal by chance: "wow". */
  fewestLetters: 4,
  /** One text by this many people, or by one person under this many posts. */
  fewestAuthors: 3,
  fewestPosts: 2,
  /** Share of the comments, in 1/10,000. */
  thresholdBp: 2000,
  max: 10,
} as const;

interface Said {
  key: string;
  text: string;
  author: string;
  postId: string;
}

export interface PostComments {
  postId: string;
  comments: readonly StoredComment[];
}

/** Returns the words without case, accents, emoji and punctuation. */
const wordsOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/** The pattern stops at the last letter it needs. */
const enoughLetters = new RegExp(`(?:\\p{L}\\P{L}*){${repetitionRules.fewestLetters}}`, 'u');

function isRepeated(said: readonly Said[]): boolean {
  if (new Set(said.map(each => each.author)).size >= repetitionRules.fewestAuthors) return true;
  const postsByAuthor = Map.groupBy(said, each => each.author).values();
  return [...postsByAuthor].some(
    own => new Set(own.map(each => each.postId)).size >= repetitionRules.fewestPosts,
  );
}

/** Counts the comments that repeat others word by word. Only comments with a known author count. */
export function judgeComments(posts: readonly PostComments[]): Signal {
  const said = posts.flatMap(({ postId, comments }) =>
    comments.flatMap(({ author, text }): Said[] => {
      const key = wordsOf(text);
      return author && enoughLetters.test(key) ? [{ key, text, author, postId }] : [];
    }),
  );
  const kind = 'repeated_comments';
  const counted = {
    comments: said.length,
    posts: new Set(said.map(each => each.postId)).size,
    ...repetitionRules,
  };
  if (said.length < repetitionRules.fewestComments) {
    return { kind, verdict: 'unknown', direction: null, facts: counted, evidence: [] };
  }
  const groups = [...Map.groupBy(said, each => each.key).values()]
    .filter(isRepeated)
    .toSorted((a, b) => b.length - a.length);
  const repeated = groups.flat().length;
  const shareBp = Math.round((repeated / said.length) * 10_000);
  const isMuch = shareBp >= repetitionRules.thresholdBp;
  return {
    kind,
    verdict: isMuch ? 'look' : 'ok',
    direction: isMuch ? 'high' : null,
    facts: { ...counted, repeated, shareBp, texts: groups.length },
    evidence: groups.slice(0, repetitionRules.max).map(group => ({
      since: null,
      day: null,
      platformPostId: new Set(group.map(each => each.postId)).size === 1 ? (group[0]?.postId ?? null) : null,
      url: '',
      text: cutText(group[0]?.text ?? ''),
      value: group.length,
    })),
  };
}
