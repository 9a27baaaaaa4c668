import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import type { Locale } from './locales.ts';
import type { CreatorName } from './names.ts';
import type { Dice } from './random.ts';
import { capital, fill, type NicheVocabulary, vocabularies, type Vocabulary } from './vocabularies.ts';
import { anyEmoji, nicheEmoji } from './words/emoji.ts';
import { shopEndings, syllables } from './words/invented.ts';
import type { Niche } from './words/vocabulary.ts';

/** Shares of the sample world, from 0 to 1. */
const withEmail = 0.45;
const emailInBio = 0.35;
const withoutBio = 0.04;

export type Profile = Pick<CreatorRecord, 'bio' | 'tags' | 'emails'>;

interface Writer {
  dice: Dice;
  vocabulary: Vocabulary;
  words: NicheVocabulary;
  niche: Niche;
  city: string;
}

const isSpaced = (language: string) => language !== 'zh' && language !== 'ja';

function inventedName(dice: Dice): string {
  const parts = Array.from({ length: dice.between(3, 4) }, () => dice.pick(syllables));
  return parts.join('');
}

function venture({ dice, vocabulary }: Writer): string {
  const phrase = dice.pick(vocabulary.ventures);
  const name = inventedName(dice);
  return fill(phrase, { b: phrase.includes('@') ? name : capital(name) + dice.pick(shopEndings) });
}

function aboutSentence({ dice, vocabulary, words, city }: Writer): string {
  const [t = '', u = '', w = ''] = dice.several(words.topics, 3);
  const phrase = dice.pick(vocabulary.about);
  if (city === '' && phrase.includes('{c}')) return fill('{t}', { t });
  return fill(phrase, { t, u, w, c: city, y: String(dice.between(2, 14)) });
}

/** Picks one of several styles of a bio, as short as people write them. */
function bioParts(writer: Writer): string[] {
  const { dice, vocabulary, words } = writer;
  const self = () => dice.several(words.self, dice.between(1, 2)).join(' | ');
  const line = () => dice.pickByRank(words.lines);
  const closer = () => dice.pickByRank(vocabulary.closers);
  switch (dice.below(7)) {
    case 0:
      return [self(), aboutSentence(writer)];
    case 1:
      return [line(), closer()];
    case 2:
      return [aboutSentence(writer), line(), closer()];
    case 3:
      return [self(), line()];
    case 4:
      return [dice.several(words.topics, dice.between(2, 4)).join(' · '), closer()];
    case 5:
      return [self(), aboutSentence(writer), closer()];
    default:
      return [line(), ...(writer.city ? [`📍 ${writer.city}`] : []), closer()];
  }
}

/** Some creators add a line in English for foreign readers. */
function englishLine(dice: Dice, niche: Niche): string {
  return dice.pickByRank(vocabularies.en.niches[niche].self);
}

function bioOf(writer: Writer, email: string | undefined): string {
  const { dice, vocabulary, niche } = writer;
  if (dice.chance(withoutBio) && !email) return '';
  const parts = bioParts(writer);
  if (vocabulary.language !== 'en' && dice.chance(0.1)) parts.push(englishLine(dice, niche));
  if (dice.chance(0.14)) parts.push(venture(writer));
  if (email) parts.push(fill(dice.pick(vocabulary.contact), { e: email }));
  const texts = parts.map(part => capital(part));
  if (dice.chance(0.45)) {
    const emoji = dice.chance(0.7) ? dice.pick(nicheEmoji[niche]) : dice.pick(anyEmoji);
    const place = dice.below(texts.length);
    texts[place] = dice.chance(0.5) ? `${emoji} ${texts[place]}` : `${texts[place]} ${emoji}`;
  }
  return joined(texts, dice, vocabulary.language);
}

const closed = /[.!?。！？।…\p{Extended_Pictographic}\uFE0F]$/u;

function joined(texts: string[], dice: Dice, language: string): string {
  if (dice.chance(0.5)) return texts.join('\n');
  const stop = !isSpaced(language) ? '。' : language === 'th' ? ' ' : '. ';
  return texts.reduce(
    (all, text) =>
      all + (closed.test(all) ? (isSpaced(language) || !/\p{P}$/u.test(all) ? ' ' : '') : stop) + text,
  );
}

function tagsOf({ dice, vocabulary, words, niche, city }: Writer): string[] {
  const tags = dice.chance(0.75) ? [words.tags[0] ?? niche] : [];
  for (const tag of dice.several(words.tags, dice.between(2, 3))) if (!tags.includes(tag)) tags.push(tag);
  if (vocabulary.language !== 'en' && dice.chance(0.6)) {
    const english = dice.pickByRank(vocabularies.en.niches[niche].tags);
    if (!tags.includes(english)) tags.push(english);
  }
  if (city && dice.chance(0.08)) tags.push(city);
  return tags.slice(0, 5);
}

/** Addresses use domains that are reserved for examples, so that no mail can reach anybody. */
function emailOf(dice: Dice, name: CreatorName): string {
  const plain = name.handle.replace(/[^a-z0-9]/g, '');
  const { handle, givenLatin } = name;
  switch (dice.below(5)) {
    case 0:
      return `${plain}@creators.example.com`;
    case 1:
      return `contact@${plain}.example`;
    case 2:
      return `${givenLatin}@${plain}.example`;
    case 3:
      return `collab.${plain}@example.com`;
    default:
      return `${handle}@mail.example`;
  }
}

/** Makes a creator's profile, in the language that they write. */
export function profileOf(dice: Dice, locale: Locale, niche: Niche, name: CreatorName): Profile {
  const vocabulary = vocabularies[locale.text];
  const cities = vocabulary.cities[locale.region];
  const writer: Writer = {
    dice,
    vocabulary,
    niche,
    words: vocabulary.niches[niche],
    city: cities ? dice.pickByRank(cities) : '',
  };
  const tags = tagsOf(writer);
  const email = dice.chance(withEmail) ? emailOf(dice, name) : undefined;
  const bio = bioOf(writer, email && dice.chance(emailInBio) ? email : undefined);
  return { bio, tags, emails: email ? [email] : [] };
}
