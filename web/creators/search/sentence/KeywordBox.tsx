import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../contract/core/limits.ts';
import { recall, remember } from '../../../ui/settings/storage.ts';
import { useKeyword } from '../../../ui/filters/use-keyword.ts';
import { later } from '../../../ui/page/later.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from '../SearchPage.module.css';
import { type Sentence, type Way, wayId, waysOf } from './search-sentence.ts';
import { SentenceExamples } from './SentenceExamples.tsx';
import { useSentence } from './use-sentence.ts';

export interface KeywordBoxProps {
  keyword: string;
  /** No filter is set yet. */
  isUnasked: boolean;
  onSearch: (keyword: string) => void;
  onSentence: (sentence: Sentence) => void;
}

/** It comes with the reader of sentences, once somebody is about to type. */
const preview = later(() => import('./SentencePreview.tsx'));

const examplesKey = 'sentence-examples-seen';

/** The search box: takes keywords, or a sentence that is turned into filters. */
export function KeywordBox({ keyword, isUnasked, onSearch, onSentence }: KeywordBoxProps) {
  const { t } = useTranslation('creators');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, field } = useKeyword(keyword, onSearch);
  const { sentence, load, whenRead } = useSentence(text);
  const [isFocused, setFocused] = useState(false);
  /** Escape treats the text as keywords, not as a sentence. */
  const [isDismissed, setDismissed] = useState(false);
  const [at, setAt] = useState(0);
  const [areExamplesSeen, setExamplesSeen] = useState<boolean>(() => recall<boolean>(examplesKey, false));
  const isAsked = text.trim() === keyword;
  const shown = isFocused && !isDismissed && !isAsked ? sentence : undefined;
  const chosen = shown && waysOf(shown)[at];
  const parts = preview.useWanted(isFocused);

  function hideExamples() {
    remember(examplesKey, true);
    setExamplesSeen(true);
  }
  function take(way: Way, asked: Sentence | undefined) {
    setDismissed(true);
    if (way === 'words' || !asked) return onSearch(text.trim());
    hideExamples();
    setText(asked.state.filter.keyword);
    onSentence(asked);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDismissed || isAsked) onSearch(text.trim());
    else whenRead(read => take((read && waysOf(read)[at]) ?? 'words', read));
  }
  function type(typed: string) {
    setDismissed(false);
    setAt(0);
    setText(typed);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: 1 }[event.key];
    if (!shown || event.nativeEvent.isComposing) return;
    if (step) setAt(before => (before + step) % waysOf(shown).length);
    else if (event.key === 'Escape') setDismissed(true);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Group as="form" gap={10} align="stretch" fixed role="search" className={styles.ask} onSubmit={submit}>
        <Group
          as="label"
          gap={10}
          grow
          shrink
          tone="faint"
          py={0}
          px={14}
          border
          radius="card"
          ground="surface"
          className={styles.box}
        >
          <IconSearch size={18} aria-hidden />
          <input
            {...field}
            ref={input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown !== undefined}
            aria-controls={shown && id}
            aria-activedescendant={chosen && wayId(id, chosen)}
            aria-label={t('keyword.label')}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('keyword.hint')}
            maxLength={limits.keywordLength}
            onChange={event => {
              type(event.currentTarget.value);
              field.onChange(event);
            }}
            onFocus={() => {
              setFocused(true);
              load();
            }}
            onBlur={() => setFocused(false)}
            onKeyDown={press}
          />
        </Group>
        <Button type="submit" className={styles.go}>
          {t('search', { ns: 'common' })}
        </Button>
        {shown && chosen && parts && (
          <parts.SentencePreview id={id} sentence={shown} chosen={chosen} onTake={way => take(way, shown)} />
        )}
      </Group>
      {isUnasked && !areExamplesSeen && (
        <SentenceExamples
          onPick={example => {
            type(example);
            input.current?.focus();
          }}
          onHide={hideExamples}
        />
      )}
    </>
  );
}
