import { IconSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyword } from '../../../ui/filters/use-keyword.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './list.module.css';

const longest = 200;

export interface SearchFieldProps {
  q: string;
  field: RefObject<HTMLInputElement | null>;
  onSearch: (q: string) => void;
}

/** Searches all conversations by words and by from:, subject: or has:attachment. */
export function SearchField({ q, field, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('inbox');
  const keyword = useKeyword(q, onSearch);
  return (
    <form {...keyword.form}>
      <Group as="label" gap={8} tone="faint" border radius="control" className={styles.search}>
        <IconSearch size={16} stroke={1.6} aria-hidden />
        <input
          {...keyword.field}
          ref={field}
          aria-label={t('search.label')}
          aria-keyshortcuts="/"
          placeholder={t('search.hint')}
          maxLength={longest}
          onKeyDown={event => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </Group>
    </form>
  );
}
