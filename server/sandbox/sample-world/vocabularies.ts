import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { hi } from './words/hi.ts';
import { id } from './words/id.ts';
import { it } from './words/it.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';
import { ms } from './words/ms.ts';
import { pl } from './words/pl.ts';
import { pt } from './words/pt.ts';
import { ru } from './words/ru.ts';
import { th } from './words/th.ts';
import { tl } from './words/tl.ts';
import { tr } from './words/tr.ts';
import { vi } from './words/vi.ts';
import { type LanguageWords, type Niche, type NicheWords, nicheKeys } from './words/vocabulary.ts';
import { zhHant } from './words/zh-hant.ts';
import { zh } from './words/zh.ts';

const sources = { en, id, vi, th, tl, ms, de, fr, es, it, pt, ja, ko, ar, tr, hi, zh, zhHant, ru, pl };
export type VocabularyKey = keyof typeof sources;
export const vocabularyKeys = Object.keys(sources) as VocabularyKey[];

/** A name as it is displayed and as it is spelt in a handle. */
export interface Spelling {
  shown: string;
  latin: string;
}

export interface NicheVocabulary {
  channels: Spelling[];
  self: string[];
  lines: string[];
  topics: string[];
  tags: string[];
  captions: string[];
}

type Lists = Record<'about' | 'closers' | 'contact' | 'ventures' | 'captions', string[]> &
  Record<'partner' | 'disclosures' | 'hashtags', string[]>;

export interface Vocabulary extends Lists {
  key: VocabularyKey;
  language: string;
  given: Spelling[];
  family: Spelling[];
  fullName: string;
  cities: Record<string, string[]>;
  niches: Record<Niche, NicheVocabulary>;
}

const list = (text: string) => text.split('|');

const withoutMarks: Record<string, string> = { đ: 'd', ł: 'l', ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** The letters and digits of a name in plain lower-case Latin. */
function latinLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[đłıøßæœ]/g, letter => withoutMarks[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');
}

function spelling(item: string): Spelling {
  const [shown = '', latin] = item.split('=');
  return { shown, latin: latin ?? latinLetters(shown) };
}

const nicheVocabulary = (words: NicheWords): NicheVocabulary => ({
  channels: list(words.names).map(spelling),
  self: list(words.self),
  lines: list(words.lines),
  topics: list(words.topics),
  tags: list(words.tags),
  captions: list(words.captions),
});

function compile(key: VocabularyKey, words: LanguageWords): Vocabulary {
  return {
    key,
    language: words.language,
    given: list(words.given).map(spelling),
    family: list(words.family).map(spelling),
    fullName: words.fullName,
    cities: Object.fromEntries(Object.entries(words.cities).map(([region, names]) => [region, list(names)])),
    about: list(words.about),
    closers: list(words.closers),
    contact: list(words.contact),
    ventures: list(words.ventures),
    captions: list(words.captions),
    partner: list(words.partner),
    disclosures: list(words.disclosures),
    hashtags: list(words.hashtags),
    niches: Object.fromEntries(
      nicheKeys.map(niche => [niche, nicheVocabulary(words.niches[niche])]),
    ) as Record<Niche, NicheVocabulary>,
  };
}

export const vocabularies = Object.fromEntries(
  vocabularyKeys.map(key => [key, compile(key, sources[key])]),
) as Record<VocabularyKey, Vocabulary>;

/** Fills the slots `{t}` of a phrase. */
export function fill(phrase: string, slots: Record<string, string>): string {
  return phrase.includes('{') ? phrase.replace(/\{(\w)\}/g, (_, name: string) => slots[name] ?? '') : phrase;
}

/** Capitalises the first letter, also after an opening mark. */
export function capital(text: string): string {
  const at = text.startsWith('¿') ? 1 : 0;
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase('en') + text.slice(at + 1);
}
