import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits.ts';
import styles from './SearchPage.module.css';

export interface KeywordBoxProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** What is typed is only asked for by Enter or the button; it stays when the search fails. */
export function KeywordBox({ keyword, onSearch }: KeywordBoxProps) {
  const { t } = useTranslation('creators');
  const [text, setText] = useState(keyword);
  const [asked, setAsked] = useState(keyword);
  if (asked !== keyword) {
    // The address changed by itself: back, forward, or a filter taken away below.
    setAsked(keyword);
    setText(keyword);
  }
  return (
    <form
      role="search"
      className={styles.ask}
      onSubmit={event => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <label className={styles.box}>
        <IconSearch size={18} aria-hidden />
        <input
          type="search"
          aria-label={t('keyword.label')}
          placeholder={t('keyword.hint')}
          maxLength={limits.keywordLength}
          value={text}
          onChange={event => {
            setText(event.target.value);
            if (event.target.value === '' && keyword) onSearch('');
          }}
        />
      </label>
      <Button type="submit" className={styles.go}>
        {t('keyword.search')}
      </Button>
    </form>
  );
}
