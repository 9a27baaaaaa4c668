import type { StoredComment } from '../../../../contract/core/sources/audience.ts';
import type { Signal } from '../../../../contract/creators/insights/insights.ts';
import { fold } from '../../../../contract/core/text-fold.ts';
import { cutText } from './evidence.ts';

/** What makes a repetition; the texts of the page name these numbers. */
export const repetitionRules = {
  fewestComments: 30,
  /** Shorter ones are the same by themselves: "wow". */
  fewestLetters: 4,
  /** One text by so many people, or by one person under so many posts. */
  fewestAuthors: 3,
  fewestPosts: 2,
  /** 1/10,000 of the comments. */
  lookBp: 2000,
  most: 10,
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

/** The words without case, accents, emoji and punctuation. */
const wordsOf = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/** It stops at the last letter that is needed. */
const enoughLetters = new RegExp(`(?:\\p{L}\\P{L}*){${repetitionRules.fewestLetters}}`, 'u');

function isRepeated(said: readonly Said[]): boolean {
  if (new Set(said.map(each => each.author)).size >= repetitionRules.fewestAuthors) return true;
  const postsByAuthor = Map.groupBy(said, each => each.author).values();
  return [...postsByAuthor].some(
    own => new Set(own.map(each => each.postId)).size >= repetitionRules.fewestPosts,
  );
}

/** How many of the comments say what others say word by word; only those of which it is known who wrote them. */
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
  const isMuch = shareBp >= repetitionRules.lookBp;
  return {
    kind,
    verdict: isMuch ? 'look' : 'ok',
    direction: isMuch ? 'high' : null,
    facts: { ...counted, repeated, shareBp, texts: groups.length },
    evidence: groups.slice(0, repetitionRules.most).map(group => ({
      since: null,
      day: null,
      platformPostId: new Set(group.map(each => each.postId)).size === 1 ? (group[0]?.postId ?? null) : null,
      url: '',
      text: cutText(group[0]?.text ?? ''),
      value: group.length,
    })),
  };
}
