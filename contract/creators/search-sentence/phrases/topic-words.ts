import type { Reader, Traits } from '../text/tokens.ts';
import { topics } from '../../../catalogue/topics/topics.ts';
import { withPlural, wordList, wordsIn } from '../text/word-list.ts';

interface Topical {
  category: string;
  traits: Traits;
}

/** Every word of the topics with its meaning. */
export const topicEntries: readonly [string, Topical][] = topics.flatMap(
  ({ category, fields, things, people, weak, goods }) =>
    (
      [
        [fields, {}],
        [things, { isThing: true }],
        [people, { isPerson: true }],
        [weak, { isWeak: true }],
        [goods, { isGoods: true }],
      ] as const
    ).flatMap(([list, traits]) =>
      wordsIn(list)
        .flatMap(withPlural)
        .map((word): [string, Topical] => [word, { category, traits }]),
    ),
);
const find = wordList(topicEntries);

export const readTopic: Reader = ({ text }, at) => {
  const found = find(text, at);
  return (
    found && {
      kind: 'topic',
      from: at,
      to: found.to,
      filters: { category: found.value.category },
      traits: found.value.traits,
    }
  );
};
