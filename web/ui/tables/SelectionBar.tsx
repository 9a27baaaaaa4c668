import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { Box, Group } from '../box/Box.tsx';
import styles from './SelectionBar.module.css';
import type { Selection } from './use-selection.ts';

export interface SelectionBarProps {
  selection: Pick<Selection, 'count' | 'isAll' | 'selectAll' | 'clear'>;
  /** All rows that match the filters. */
  total: number;
  /** The texts for the number of selected rows and for selecting all; `number` is the formatted number. */
  words: { count: (count: number, number: string) => string; all: (count: number, number: string) => string };
  /** Buttons. */
  children: ReactNode;
}

/** The actions on the selected rows, floating above the table. Escape clears the selection. */
export function SelectionBar({ selection, total, words, children }: SelectionBarProps) {
  const { t } = useTranslation();
  const { count, isAll } = selection;
  function onKeyDown(event: KeyboardEvent) {
    // Dialogs opened from here handle their own keys.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) selection.clear();
  }
  return (
    <Group align="end" justify="center" fixed className={styles.place}>
      <Box as="p" visuallyHidden role="status">
        {count > 0 && words.count(count, fullCount(count))}
      </Box>
      {count > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group of buttons listens for the key that ends it
        <Group
          as="div"
          gap={2}
          wrap
          size="md"
          radius="card"
          className={styles.bar}
          role="group"
          aria-label={t('table.selected')}
          onKeyDown={onKeyDown}
        >
          <strong aria-hidden>{words.count(count, fullCount(count))}</strong>
          {!isAll && total > count && (
            <button type="button" onClick={selection.selectAll}>
              {words.all(total, fullCount(total))}
            </button>
          )}
          {children}
          <button
            type="button"
            className={styles.clear}
            aria-label={t('table.deselect')}
            title={t('table.deselect')}
            onClick={selection.clear}
          >
            <IconX size={16} aria-hidden />
          </button>
        </Group>
      )}
    </Group>
  );
}
