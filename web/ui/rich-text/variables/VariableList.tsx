import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariableOption } from './use-mail-variables.ts';
import styles from './VariableList.module.css';

export interface VariableListProps {
  id: string;
  options: readonly VariableOption[];
  /** Which one the arrows are at. */
  active: number;
  onChoose: (option: VariableOption) => void;
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** The offered options whose label or name has what was typed. */
export function matching(options: readonly VariableOption[], typed: string): VariableOption[] {
  const words = typed.trim().toLowerCase();
  return options.filter(({ name, label }) => `${label} ${name}`.toLowerCase().includes(words));
}

/** Variables to choose from; the field beside it keeps the focus and says by aria which one is active. */
export function VariableList({ id, options, active, onChoose }: VariableListProps) {
  const { t } = useTranslation('rich-text');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={t('offered')} className={styles.list}>
        {options.map((option, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
          <div
            key={option.name}
            id={optionId(id, at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            // The field, or the editor, keeps the focus.
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <span className={styles.label}>{option.label}</span>
            <span className={styles.example}>{t('example', { value: option.example })}</span>
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p className={styles.none} role="status">
          {t('noVariable')}
        </p>
      )}
    </>
  );
}
