import { Popover, TextInput } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VariableOption } from './use-mail-variables.ts';
import { matching, optionId, VariableList } from './VariableList.tsx';
import styles from './VariableList.module.css';

export interface VariableMenuProps {
  opened: boolean;
  options: readonly VariableOption[];
  onChange: (opened: boolean) => void;
  onChoose: (option: VariableOption) => void;
  /** The button that opens it. */
  children: ReactNode;
}

/** A searchable list of variables in a popover: arrow keys and Enter choose, Escape closes. */
export function VariableMenu({ opened, options, onChange, onChoose, children }: VariableMenuProps) {
  return (
    <Popover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width={280}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown className={styles.panel}>
        <Search options={options} onChoose={onChoose} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Search({ options, onChoose }: Pick<VariableMenuProps, 'options' | 'onChoose'>) {
  const { t } = useTranslation('rich-text');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = matching(options, typed);
  const at = Math.min(active, found.length - 1);

  function choose(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && found.length) setActive((at + step + found.length) % found.length);
    const option = event.key === 'Enter' ? found[at] : undefined;
    // Enter must not submit the surrounding form.
    if (step || event.key === 'Enter') event.preventDefault();
    if (option) onChoose(option);
  }
  return (
    <>
      <TextInput
        className={styles.search}
        size="sm"
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found.length ? optionId(id, at) : undefined}
        aria-label={t('searchVariable')}
        placeholder={t('searchVariable')}
        autoComplete="off"
        value={typed}
        onChange={event => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={choose}
      />
      <VariableList id={id} options={found} active={at} onChoose={onChoose} />
    </>
  );
}
