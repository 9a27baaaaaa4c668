import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';

/** Asked for by Enter; an emptied box asks for all again. */
export function SearchBox({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { t } = useTranslation('mail-messages');
  const [text, setText] = useState(keyword);
  const [asked, setAsked] = useState(keyword);
  if (asked !== keyword) {
    setAsked(keyword);
    setText(keyword);
  }
  return (
    <form
      role="search"
      onSubmit={event => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <label className={styles.search}>
        <IconSearch size={16} aria-hidden />
        <input
          type="search"
          aria-label={t('filter.keyword')}
          placeholder={t('filter.keyword')}
          maxLength={100}
          value={text}
          onChange={event => {
            setText(event.target.value);
            if (event.target.value === '' && keyword) onSearch('');
          }}
        />
      </label>
    </form>
  );
}
