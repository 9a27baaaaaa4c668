import { fold } from '../../../../contract/core/text-fold.ts';
import type { HeadingRole, HeadingWords } from './heading-roles.ts';
import { chineseWords, indonesianWords, japaneseWords, koreanWords, vietnameseWords } from './words-asia.ts';
import { englishWords } from './words-en.ts';
import { frenchWords, portugueseWords, spanishWords } from './words-europe.ts';

/** Where two languages disagree about a word, the first one counts. */
const languages: readonly HeadingWords[] = [
  englishWords,
  chineseWords,
  japaneseWords,
  koreanWords,
  vietnameseWords,
  indonesianWords,
  spanishWords,
  portugueseWords,
  frenchWords,
];

const joined = (words: string) => fold(words).replace(/[^\p{L}\p{N}]+/gu, '');

const roles = new Map<string, HeadingRole>();
for (const words of languages)
  for (const [role, list] of Object.entries(words) as [HeadingRole, string][])
    for (const word of list.split(',')) if (!roles.has(joined(word))) roles.set(joined(word), role);

/** Words that say both who and where. */
const peopleOf = {
  tiktok: 'tiktoker|tiktokers|ティックトッカー|틱톡커',
  youtube: 'youtuber|youtubers|ユーチューバー|유튜버',
  instagram: 'instagrammer|instagrammers|インスタグラマー|인스타그래머',
} as const;
/** In French one word names an account, and the number of a video. */
const postIds =
  'identifiant vidéo|identifiant de la vidéo|identifiant de vidéo|identifiant post|identifiant du post|identifiant publication|identifiant de la publication';
const compounds = new Map<string, readonly HeadingRole[]>([
  ...(Object.entries(peopleOf) as [keyof typeof peopleOf, string][]).flatMap(([platform, words]) =>
    words.split('|').map(word => [joined(word), [platform, 'creator']] as const),
  ),
  ...postIds.split('|').map(word => [joined(word), ['id', 'post']] as const),
]);

const longestPhrase = 4;
const longestWord = Math.max(...[...roles.keys()].map(word => word.length));
const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** "videoPlayCount", "n_followers" and "Followers (Avg.)" as their words, folded. */
function wordsIn(heading: string): string[] {
  return heading
    .slice(0, 200)
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}\u30fc]+/u)
    .flatMap(part => fold(part).match(/\p{N}+|[^\p{N}]+/gu) ?? [])
    .filter(part => !/^\p{N}+$/u.test(part));
}

/** Short words that stand before others without a space. */
const shortWords = new Set(['n', 'nb', 'id', 'ig', 'yt', 'tk']);

interface Split {
  roles: HeadingRole[];
  unknown: number;
}

/** Divides a text without spaces into known words, with as few unknown characters as possible. */
function divided(text: string): Split {
  const shortest = isUnspaced.test(text) ? 1 : 3;
  const best: Split[] = [{ roles: [], unknown: 0 }];
  for (let end = 1; end <= text.length; end++) {
    const before = best[end - 1] as Split;
    let found: Split = { roles: before.roles, unknown: before.unknown + 1 };
    for (let from = Math.max(0, end - longestWord); from <= end - 1; from++) {
      const word = text.slice(from, end);
      const isShort = word.length < shortest && !(shortWords.has(word) && text.length > 3);
      const role = isShort ? undefined : roles.get(word);
      const start = best[from] as Split;
      if (role === undefined) continue;
      const isBetter =
        start.unknown < found.unknown ||
        (start.unknown === found.unknown && start.roles.length + 1 < found.roles.length);
      if (isBetter) found = { roles: [...start.roles, role], unknown: start.unknown };
    }
    best.push(found);
  }
  return best[text.length] as Split;
}

export interface ReadHeading {
  roles: readonly HeadingRole[];
  /** How many of its words nobody knows. */
  unknown: number;
}

const known = new Map<string, ReadHeading>();

/** Reads the words of a heading in any of the known languages. */
export function readHeading(heading: string): ReadHeading {
  const before = known.get(heading);
  if (before) return before;
  const words = wordsIn(heading);
  const found: HeadingRole[] = [];
  let unknown = 0;
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let length = Math.min(longestPhrase, words.length - at); length > 0 && !taken; length--) {
      const phrase = words.slice(at, at + length).join('');
      const role = roles.get(phrase);
      const both = compounds.get(phrase) ?? (role === undefined ? undefined : [role]);
      if (!both) continue;
      found.push(...both);
      taken = length;
    }
    if (!taken) {
      const split = divided(words[at] ?? '');
      const isKnown = split.roles.length > 0 && (split.unknown === 0 || isUnspaced.test(words[at] ?? ''));
      if (isKnown) found.push(...split.roles);
      if (!isKnown || split.unknown > 0) unknown++;
      taken = 1;
    }
    at += taken;
  }
  const read = { roles: found, unknown };
  if (known.size < 5000) known.set(heading, read);
  return read;
}
