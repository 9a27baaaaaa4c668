import { useMemo, useState } from 'react';
import type { readSentence } from '../../../../contract/creators/search-sentence/read-sentence.ts';
import { type Sentence, sentenceOf } from './search-sentence.ts';

/** The sentence reader has a large vocabulary, so it is loaded when the box is first used. */
const loadReader = () => import('../../../../contract/creators/search-sentence/read-sentence.ts');

/** Reads the typed text as a sentence once the reader is loaded; `whenRead` waits for that. */
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
      // Without the reader, the box still searches for keywords.
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
