import { fold } from '../../../contract/core/text-fold.ts';
import { arabic, hebrew, persian, urdu } from './lexicons/arabic-hebrew.ts';
import { chinese } from './lexicons/chinese.ts';
import { english } from './lexicons/english.ts';
import { finnishHungarian } from './lexicons/finnish-hungarian.ts';
import { germanDutch, nordic } from './lexicons/germanic.ts';
import { bengali, hindi, tamil } from './lexicons/indian.ts';
import { japanese } from './lexicons/japanese.ts';
import { korean, thai } from './lexicons/korean-thai.ts';
import type { Lexicon } from './lexicons/lexicon.ts';
import { french, iberian, italianRomanian } from './lexicons/romance.ts';
import { cyrillic, slavicLatin } from './lexicons/slavic.ts';
import { malay, tagalog, vietnamese } from './lexicons/southeast-asian.ts';
import { greek, turkish } from './lexicons/turkish-greek.ts';

const all: readonly Lexicon[] = [
  english,
  chinese,
  japanese,
  korean,
  thai,
  vietnamese,
  malay,
  tagalog,
  hindi,
  bengali,
  tamil,
  urdu,
  arabic,
  hebrew,
  persian,
  turkish,
  cyrillic,
  slavicLatin,
  finnishHungarian,
  greek,
  germanDutch,
  nordic,
  french,
  iberian,
  italianRomanian,
];

/** Folded Latin text has few letters, and a small character class is fast. */
const latinLetter = '[a-z\\d\\u00c0-\\u024f\\u1e00-\\u1eff]';
const anyLetter = '[\\p{L}\\p{M}\\p{N}]';
/** The same for scripts without word boundaries: a phrase after a gap may begin anywhere. */
const unspacedLetter = '[\\p{L}\\p{N}\\p{M}]';
const arabicMarks = /[\u064b-\u0652\u0640]/g;

/** Most texts contain none of these. */
const unusual = /[’‘`´أإآ\u0640\u064b-\u0652\t\r\v\f\u00a0]| {2}/;

/** Normalises texts and phrases for comparison: folded, one apostrophe, one alef, single spaces within lines. */
export function plainForm(text: string): string {
  const folded = fold(text);
  if (!unusual.test(folded)) return folded;
  return folded
    .replace(/[’‘`´]/g, "'")
    .replace(/[أإآ]/g, 'ا')
    .replace(arabicMarks, '')
    .replace(/[^\S\n]+/g, ' ');
}

const beginOf = (letter: string) => `(?<!${letter}|_)`;
/** A phrase may end before a word as well as after one. */
const endOf = (letter: string) => `(?!(?<=${letter})${letter})`;

/** Expands the special signs of `Lexicon` to regular expressions. */
const patternOf = (source: string, letter: string): string =>
  plainForm(source)
    .replaceAll('_', ' ?')
    .replaceAll('[^~]', `[^${letter.slice(1)}`)
    .replaceAll('~', letter)
    .replace(/<(\d+)>/g, `(?:[^.!?。\\n]|\\.(?! )){0,$1}?${letter === unspacedLetter ? '' : endOf(letter)}`);

const anyOf = (sources: readonly string[], letter = anyLetter): string =>
  `(?:${sources.map(source => patternOf(source, letter)).join('|')})`;

/** Splits a list at its commas. */
const listOf = (words = ''): string[] =>
  words
    .split(/,\s+/)
    .map(word => word.trim())
    .filter(Boolean);

/** Builds a regular expression for any of these words that reads each letter once. */
function treeOf(words: readonly string[]): string {
  if (words.includes('')) return '';
  const byFirst = Map.groupBy(words, word => String.fromCodePoint(word.codePointAt(0) ?? 0));
  const branches = [...byFirst].map(
    ([first, own]) =>
      first.replace(/[.|?*+()[\]{}^$]/, '\\$&') + treeOf(own.map(word => word.slice(first.length))),
  );
  return branches.length === 1 ? branches.join('') : `(?:${branches.join('|')})`;
}

/** The captions in which an ambiguous word is a disclosure. */
export interface Doubt {
  beside?: RegExp;
  without?: RegExp;
}

export interface CompiledLexicon {
  script: RegExp | null;
  hint: RegExp;
  phrases: RegExp;
  /** Within a phrase: "this video was not sponsored". */
  denied: RegExp;
  /** These match the end of the text before a phrase, and the beginning of the text after it. */
  deniedBefore: RegExp;
  deniedAfter: RegExp;
  asking: RegExp;
}

const never = '(?!)';
function compile(lexicon: Lexicon): CompiledLexicon {
  const { isUnspaced, phrases } = lexicon;
  const deniedBefore = listOf(lexicon.deniedBefore);
  const ownLetter = isUnspaced ? unspacedLetter : anyLetter;
  const letter = lexicon.script ? ownLetter : latinLetter;
  const [begin, end] = isUnspaced ? ['', ''] : [beginOf(letter), endOf(letter)];
  const bordered = (sources: readonly string[]) => `${begin}${anyOf([...sources, never], letter)}${end}`;
  const between = isUnspaced ? `${letter}{0,2}` : `(?: [^ ]+){0,2}`;
  return {
    script: lexicon.script ?? null,
    hint: new RegExp(`${begin}${treeOf([...new Set(listOf(lexicon.hints).map(plainForm))])}`, 'u'),
    phrases: new RegExp(bordered(phrases), 'gmu'),
    denied: new RegExp(isUnspaced ? never : bordered(deniedBefore), 'u'),
    deniedBefore: new RegExp(`${bordered(deniedBefore)}${between}[ "'#(]*$`, 'u'),
    deniedAfter: new RegExp(
      `^[ "'」』)]*${anyOf([...listOf(lexicon.deniedAfter), never], letter)}${end}`,
      'u',
    ),
    asking: new RegExp(bordered(listOf(lexicon.asking)), 'u'),
  };
}

const compiled = all.map(compile);

/** Lexicons with a script of their own. */
export const otherLexicons = compiled.filter(({ script }) => script);

const latin = all.flatMap((lexicon, at) => (lexicon.script ? [] : [{ lexicon, compiled: compiled[at] }]));
const latinStems = [...new Set(latin.flatMap(({ lexicon }) => listOf(lexicon.hints).map(plainForm)))];

/** Finds the beginnings of the stems in Latin phrases. */
export const latinHint = new RegExp(`${beginOf(latinLetter)}${treeOf(latinStems)}`, 'gu');

/** The lexicons with a stem that begins so, by what `latinHint` finds. */
export const latinLexicons: ReadonlyMap<string, readonly CompiledLexicon[]> = new Map(
  latinStems.map(stem => [
    stem,
    latin.flatMap(({ lexicon, compiled: own }) =>
      own && listOf(lexicon.hints).some(hint => plainForm(hint).startsWith(stem)) ? [own] : [],
    ),
  ]),
);

/** Normalises a hashtag or heading for lookup. */
export const wordForm = (words: string): string => joined(plainForm(words));

/** The same for text that is already in plain form. */
export const joined = (plain: string): string => plain.replace(/[_\s#-]/g, '');

const splitTags = (tags: string) => tags.trim().split(/\s+/).map(wordForm);

/** Hashtags that are a disclosure by themselves. */
export const wholeTags: ReadonlySet<string> = new Set(all.flatMap(({ hashtags }) => splitTags(hashtags)));

export const tagPatterns = new RegExp(
  `^${anyOf(all.flatMap(({ hashtagPatterns = [] }) => hashtagPatterns.map(each => each.replaceAll('_', ''))))}$`,
  'u',
);

export const doubtfulTags: ReadonlyMap<string, Doubt> = new Map(
  all.flatMap(({ doubtfulHashtags = [] }) =>
    doubtfulHashtags.flatMap(({ tags, ...doubt }) => splitTags(tags).map(tag => [tag, doubt] as const)),
  ),
);

/** Headings: `true` by themselves, `barred` only in brackets or before |, else as the doubt says. */
export const headings: ReadonlyMap<string, true | 'barred' | Doubt> = new Map<
  string,
  true | 'barred' | Doubt
>([
  ...all.flatMap(({ barredLabels }) => listOf(barredLabels).map(each => [wordForm(each), 'barred'] as const)),
  ...all.flatMap(({ labels }) => listOf(labels).map(each => [wordForm(each), true] as const)),
  ...all.flatMap(({ doubtfulLabels = [] }) =>
    doubtfulLabels.flatMap(({ labels, ...doubt }) => labels.map(each => [wordForm(each), doubt] as const)),
  ),
]);
