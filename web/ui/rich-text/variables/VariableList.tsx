import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariableOption } from './use-mail-variables.ts';
import { Text } from '../../box/Box.tsx';
import styles from './VariableList.module.css';

export interface VariableListProps {
  id: string;
  options: readonly VariableOption[];
  /** The highlighted option. */
  active: number;
  onChoose: (option: VariableOption) => void;
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** The options whose label or name contains the typed text. */
export function matching(options: readonly VariableOption[], typed: string): VariableOption[] {
  const words = typed.trim().toLowerCase();
  return options.filter(({ name, label }) => `${label} ${name}`.toLowerCase().includes(words));
}

/** A list of variables; the field keeps the focus and announces the active option through aria. */
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
            // Keeps the focus in the field or the editor.
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <Text as="span" size="md" tone="ink">
              {option.label}
            </Text>
            <Text as="span" size="xs" tone="faint" truncate>
              {t('example', { value: option.example })}
            </Text>
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <Text size="md" tone="faint" py={8} px={10} role="status">
          {t('noVariable')}
        </Text>
      )}
    </>
  );
}
