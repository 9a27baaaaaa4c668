import { useMemo, useState } from 'react';
import type { readSentence } from '../../../../contract/creators/search-sentence/read-sentence.ts';
import { type Sentence, sentenceOf } from './search-sentence.ts';

/** The reader of sentences knows many words, so it comes when the box is first used. */
const loadReader = () => import('../../../../contract/creators/search-sentence/read-sentence.ts');

/** What is typed as a sentence, once the reader is there; `whenRead` waits for it. */
export function useSentence(text: string) {
  const [read, setRead] = useState<typeof readSentence>();
  const sentence = useMemo(() => (read ? sentenceOf(text, read(text)) : undefined), [read, text]);
  const load = async () => {
    const reader = await loadReader();
    setRead(() => reader.readSentence);
    return reader.readSentence;
  };
  return {
    sentence,
    load: () => {
      // Without it the box still searches for words.
      if (!read) load().catch(() => undefined);
    },
    whenRead: (then: (sentence: Sentence | undefined) => void) => {
      if (read) then(sentence);
      else
        load().then(
          loaded => then(sentenceOf(text, loaded(text))),
          () => then(undefined),
        );
    },
  };
}
