import { Button, Popover } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FilterChip.module.css';

export interface FilterChipProps {
  label: string;
  /** The value in words; empty if not set. */
  summary: string;
  /** The server rejected the value. */
  isFaulty?: boolean;
  removeLabel?: string;
  onRemove?: () => void;
  width?: number;
  /** The fields; their draft lives while the popover is open. */
  children: (close: () => void) => ReactNode;
}

/** A filter as a chip that opens its fields; a set one has a button to clear it. */
export function FilterChip({
  label,
  summary,
  isFaulty,
  removeLabel,
  onRemove,
  width = 300,
  children,
}: FilterChipProps) {
  const [opened, setOpened] = useState(false);
  const isSet = summary !== '';
  return (
    <span className={styles.chip} data-set={isSet || undefined} data-faulty={isFaulty || undefined}>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        width={width}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button type="button" className={styles.open} onClick={() => setOpened(is => !is)}>
            <span className={styles.words}>{summary || label}</span>
            {!isSet && <IconChevronDown size={14} aria-hidden />}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={label} className={styles.panel}>
          {children(() => setOpened(false))}
        </Popover.Dropdown>
      </Popover>
      {isSet && onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}

export interface FilterFormProps {
  onApply: () => void;
  onClear: () => void;
  children: ReactNode;
}

/** The fields in a chip's popover: Enter applies, Escape cancels. */
export function FilterForm({ onApply, onClear, children }: FilterFormProps) {
  const { t } = useTranslation();
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        onApply();
      }}
    >
      {children}
      <div className={styles.actions}>
        <Button variant="subtle" color="gray" size="xs" onClick={onClear}>
          {t('clear')}
        </Button>
        <Button type="submit" size="xs">
          {t('apply')}
        </Button>
      </div>
    </form>
  );
}
