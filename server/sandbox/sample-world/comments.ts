import type { SourcePost } from '../../../contract/core/sources/source-records.ts';
import type { SamplePost } from './posts.ts';
import type { Dice } from './random.ts';
import { vocabularies, type VocabularyKey } from './vocabularies.ts';
import type { Niche } from './words/vocabulary.ts';

type Comments = NonNullable<SourcePost['commentTexts']>;

/** The share of creators for whom a source returns comments, on their newest posts. */
const given = 0.05;
const postsWith = 6;
/** Of these, the share with people who write the same again and again. */
const repeating = 0.15;

/** Makes a comment on the post's topic, mostly in the creator's language. */
function commentOf(dice: Dice, text: VocabularyKey, niche: Niche, post: number) {
  const key: VocabularyKey = dice.chance(0.85) ? text : 'en';
  const vocabulary = vocabularies[key];
  const topic = dice.pick(vocabulary.niches[niche].topics);
  return {
    author: `sample_fan_${post}_${dice.below(100_000)}`,
    text: `${topic} ${dice.pick(['!', '!!', '❤️', '🔥', '😍', '🙌', '?'])}`,
    language: vocabulary.language,
  };
}

/** Adds comments to the newest posts of some creators. @param diceOf the dice of a post by its number */
export function withComments(
  dice: Dice,
  posts: readonly SamplePost[],
  text: VocabularyKey,
  niche: Niche,
  diceOf: (number: number) => Dice,
): SourcePost[] {
  if (!dice.chance(given)) return posts.map(({ post }) => post);
  const isRepeating = dice.chance(repeating);
  const again = dice.pick(vocabularies.en.niches[niche].captions);
  return posts.map(({ post, number }, place) => {
    if (place >= postsWith) return post;
    const dice = diceOf(number);
    const count = dice.between(6, 12);
    const commentTexts: Comments = Array.from({ length: count }, () =>
      isRepeating && dice.chance(0.4)
        ? { author: `sample_bot_${dice.below(5)}`, text: again, language: 'en' }
        : commentOf(dice, text, niche, number),
    );
    return { ...post, commentTexts };
  });
}
