import type { SourcePost } from '../../../contract/core/sources/source-records.ts';
import type { Dice } from './random.ts';
import { capital, fill, vocabularies, type Vocabulary, type VocabularyKey } from './vocabularies.ts';
import { anyEmoji, nicheEmoji } from './words/emoji.ts';
import { inventedBrands } from './words/invented.ts';
import type { Niche } from './words/vocabulary.ts';

/** Shares of posts: flagged by the platform; and disclosed in the caption (half of the flagged ones too). */
const flagged = 0.08;
const disclosed = 0.05;

export type Caption = Pick<SourcePost, 'caption' | 'hashtags' | 'platformSponsored' | 'brand'>;

const asHashtag = (tag: string) => tag.replaceAll(' ', '');

function sentence(dice: Dice, vocabulary: Vocabulary, niche: Niche): string {
  const words = vocabulary.niches[niche];
  if (dice.chance(0.3)) return dice.pick(words.captions);
  const [t = '', u = ''] = dice.several(words.topics, 2);
  return fill(dice.pick(vocabulary.captions), { t, u, y: String(dice.between(2, 30)) });
}

function partnerSentence(dice: Dice, vocabulary: Vocabulary, niche: Niche, b: string): string {
  const t = dice.pickByRank(vocabulary.niches[niche].topics);
  return fill(dice.pick(vocabulary.partner), { b, t });
}

function hashtagsOf(dice: Dice, vocabulary: Vocabulary, niche: Niche): string[] {
  const tags = dice.several(vocabulary.niches[niche].tags, dice.between(1, 3));
  if (dice.chance(0.6)) tags.push(dice.pickByRank(vocabulary.hashtags));
  if (vocabulary.language !== 'en' && dice.chance(0.25)) {
    tags.push(dice.pickByRank(vocabularies.en.niches[niche].tags));
  }
  return [...new Set(tags.map(asHashtag))];
}

const hashtagsIn = (text: string) =>
  [...text.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu)].map(([, tag]) => tag ?? '');

/** Makes caption, hashtags and sponsorship of one post, in the creator's language and sometimes in English too. */
export function captionOf(dice: Dice, text: VocabularyKey, niche: Niche): Caption {
  const vocabulary = vocabularies[text];
  const isDisclosed = dice.chance(disclosed);
  const isFlagged = isDisclosed ? dice.chance(0.5) : dice.chance((flagged - disclosed / 2) / (1 - disclosed));
  const brand = isDisclosed || isFlagged ? dice.pickByRank(inventedBrands) : undefined;

  let body = brand ? partnerSentence(dice, vocabulary, niche, brand) : sentence(dice, vocabulary, niche);
  body = capital(body);
  if (vocabulary.language !== 'en' && !brand && dice.chance(0.08)) {
    body += ` / ${capital(sentence(dice, vocabularies.en, niche))}`;
  }
  if (dice.chance(0.35)) body += ` ${dice.chance(0.8) ? dice.pick(nicheEmoji[niche]) : dice.pick(anyEmoji)}`;
  const disclosure = isDisclosed ? ` ${dice.pick(vocabulary.disclosures)}` : '';
  const tags = hashtagsOf(dice, vocabulary, niche);
  return {
    caption: `${body}${disclosure} ${tags.map(tag => `#${tag}`).join(' ')}`,
    hashtags: [...hashtagsIn(disclosure), ...tags],
    platformSponsored: isFlagged,
    brand: isFlagged ? brand : undefined,
  };
}

/** The caption after its author has edited it on the next day: with one hashtag more, or one less. */
export function editedCaption(dice: Dice, written: Caption, text: VocabularyKey): Caption {
  const { caption = '', hashtags = [] } = written;
  const more = asHashtag(dice.pickByRank(vocabularies[text].hashtags));
  return hashtags.includes(more)
    ? { ...written, caption: caption.replace(/ #\S+$/u, ''), hashtags: hashtags.slice(0, -1) }
    : { ...written, caption: `${caption} #${more}`, hashtags: [...hashtags, more] };
}
