import type { Locale } from './locales.ts';
import { Dice } from './random.ts';
import {
  capital,
  fill,
  type Spelling,
  vocabularies,
  type Vocabulary,
  type VocabularyKey,
  vocabularyKeys,
} from './vocabularies.ts';
import { type Niche, nicheKeys } from './words/vocabulary.ts';

/** A handle without a number, and the person's or channel's name that belongs to it. */
interface NameBase {
  handle: string;
  given: number;
  /** Family name, or null for a channel. */
  family: number | null;
  channel: { niche: Niche; form: number } | null;
}

const longestBase = 19;
const separators = ['', '.', '_'];

function basesOf(vocabulary: Vocabulary, taken: Set<string>): NameBase[] {
  const bases: NameBase[] = [];
  const add = (one: string, separator: string, other: string, base: Omit<NameBase, 'handle'>) => {
    const orders = [one + separator + other, other + separator + one];
    const handle = orders.find(text => !taken.has(text) && text.length >= 5 && text.length <= longestBase);
    if (handle === undefined) return;
    taken.add(handle);
    bases.push({ handle, ...base });
  };
  const familyFirst = vocabulary.fullName.startsWith('{f}');
  for (const [given, { latin: first }] of vocabulary.given.entries()) {
    for (const separator of separators) {
      for (const [family, { latin: last }] of vocabulary.family.entries()) {
        const words = familyFirst ? ([last, first] as const) : ([first, last] as const);
        add(words[0], separator, words[1], { given, family, channel: null });
      }
      for (const niche of nicheKeys) {
        for (const [form, { shown, latin }] of vocabulary.niches[niche].channels.entries()) {
          const words = shown.startsWith('{g}') ? ([first, latin] as const) : ([latin, first] as const);
          add(words[0], separator, words[1], { given, family: null, channel: { niche, form } });
        }
      }
    }
  }
  return bases;
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** A step that visits all `count` places before it repeats, with distant consecutive places. */
function stepThrough(count: number): number {
  let step = Math.floor(count * 0.618);
  while (divisor(count, step) !== 1) step++;
  return step;
}

interface NameSpace {
  bases: NameBase[];
  step: number;
}

let spaces: Record<VocabularyKey, NameSpace> | undefined;

/** The bases of all languages, without duplicate handles; made at the first use. */
function nameSpaces(): Record<VocabularyKey, NameSpace> {
  if (!spaces) {
    const taken = new Set<string>();
    const made = vocabularyKeys.map(key => {
      const bases = basesOf(vocabularies[key], taken);
      return [key, { bases, step: stepThrough(bases.length) }];
    });
    spaces = Object.fromEntries(made) as Record<VocabularyKey, NameSpace>;
  }
  return spaces;
}

/** Numbers that people add to a taken name; the first is none at all. */
const suffixCount = 997;
function suffix(turn: number): string {
  const place = turn % suffixCount;
  const round = Math.floor(turn / suffixCount);
  const digits = place === 0 ? '' : String((place * 379) % suffixCount);
  return round === 0 ? digits : `${digits}_${round}`;
}

export interface CreatorName {
  handle: string;
  shown: string;
  /** Given name as it is displayed. */
  given: string;
  /** Given name in Latin letters, for addresses. */
  givenLatin: string;
  /** The niche that the name itself indicates. */
  niche: Niche | null;
}

const isLatin = (word: string) => /^\p{Script=Latin}/u.test(word);

/**
 * Returns name and handle of the creator with this number among all with names in the same language. No two numbers of
 * any language give the same handle: bases are distinct, contain no digit, and repeat only with another number at the
 * end.
 */
export function nameOf(seed: number, locale: Omit<Locale, 'region'> & { ordinal: number }): CreatorName {
  const { bases, step } = nameSpaces()[locale.names];
  const turn = Math.floor(locale.ordinal / bases.length);
  const start = (seed + turn * 7919) % bases.length;
  const at = (start + (locale.ordinal % bases.length) * step) % bases.length;
  const base = bases[at]!;
  const dice = new Dice(seed, at, 7);
  const offset = dice.chance(0.15) ? dice.between(1, 120) : 0;

  const names = vocabularies[locale.names];
  const given = names.given[base.given]!;
  const foreign = locale.names !== locale.text;
  const written = (spelling: Spelling) =>
    foreign && !isLatin(spelling.shown) ? capital(spelling.latin) : spelling.shown;
  const g = written(given);
  const person = () => {
    const family = names.family[base.family ?? 0]!;
    const pattern = isLatin(family.shown) || !foreign ? names.fullName : '{g} {f}';
    return dice.chance(0.12) ? g : fill(pattern, { g, f: written(family) });
  };
  const channel = (niche: Niche, form: number) => {
    const { channels } = vocabularies[locale.text].niches[niche];
    return fill(channels[form % channels.length]?.shown ?? '{g}', { g });
  };
  return {
    handle: base.handle + suffix(turn + offset),
    shown: base.channel ? channel(base.channel.niche, base.channel.form) : person(),
    given: g,
    givenLatin: given.latin,
    niche: base.channel?.niche ?? null,
  };
}
