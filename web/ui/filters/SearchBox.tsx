import { IconSearch } from '@tabler/icons-react';
import { Group } from '../box/Box.tsx';
import styles from './SearchBox.module.css';
import { useKeyword } from './use-keyword.ts';

export interface SearchBoxProps {
  label: string;
  keyword: string;
  onSearch: (keyword: string) => void;
  width?: number;
}

/** The keyword filter of a table. */
export function SearchBox({ label, keyword, onSearch, width }: SearchBoxProps) {
  const { form, field } = useKeyword(keyword, onSearch);
  return (
    <form {...form}>
      <Group as="label" gap={8} tone="faint" border ground="surface" className={styles.box} style={{ width }}>
        <IconSearch size={16} aria-hidden />
        <input {...field} aria-label={label} placeholder={label} maxLength={100} />
      </Group>
    </form>
  );
}
