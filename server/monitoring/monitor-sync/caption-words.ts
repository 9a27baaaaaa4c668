import { fold } from '../../../contract/core/text-fold.ts';

/** Letters and digits of scripts with spaces between words; other scripts have no word boundaries. */
const wordSign = String.raw`(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{N}\p{M}_]`;
const wordSignOnly = new RegExp(`^${wordSign}$`, 'u');

export interface Said {
  caption: string;
  /** Without #. */
  hashtags: readonly string[];
}

const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Matches a word in a sentence as a whole: "art" is not in "party", but 茶 is in 喝茶. */
function stands(text: string, word: string): boolean {
  const isEdge = (sign: string | undefined) => sign === undefined || !wordSignOnly.test(sign);
  const [first, last] = [Array.from(word).at(0), Array.from(word).at(-1)];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1);
    const after = Array.from(text.slice(at + word.length, at + word.length + 2)).at(0);
    if ((isEdge(first) || isEdge(before)) && (isEdge(last) || isEdge(after))) return true;
  }
  return false;
}

/**
 * Returns whether a post contains one of these words, without regard to case and accents; one that begins with # must
 * match a whole hashtag. Without words, every post matches.
 */
export function saysOneOf({ caption, hashtags }: Said, words: readonly string[]): boolean {
  if (!words.length) return true;
  const tags = new Set(hashtags.map(fold));
  const text = oneSpace(fold(caption));
  return words.some(word => {
    const wanted = oneSpace(fold(word));
    const tag = wanted.replace(/^[#＃]+/, '');
    if (tag === '') return false;
    if (tags.has(tag)) return true;
    return stands(text, tag === wanted ? wanted : `#${tag}`);
  });
}
