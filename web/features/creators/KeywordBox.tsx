import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../contract/limits.ts';
import { useKeyword } from '../../ui/use-keyword.ts';
import styles from './SearchPage.module.css';

export interface KeywordBoxProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The words of a search, with a button to ask for them. */
export function KeywordBox({ keyword, onSearch }: KeywordBoxProps) {
  const { t } = useTranslation('creators');
  const { form, field } = useKeyword(keyword, onSearch);
  return (
    <form {...form} className={styles.ask}>
      <label className={styles.box}>
        <IconSearch size={18} aria-hidden />
        <input
          {...field}
          aria-label={t('keyword.label')}
          placeholder={t('keyword.hint')}
          maxLength={limits.keywordLength}
        />
      </label>
      <Button type="submit" className={styles.go}>
        {t('keyword.search')}
      </Button>
    </form>
  );
}
