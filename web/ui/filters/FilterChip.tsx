import { Button } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Group, Text } from '../box/Box.tsx';
import type { Later } from '../page/later.ts';
import { Popup } from '../overlays/popups/Popup.tsx';
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
  /** Where the fields are loaded when the chip is opened. */
  content?: Later<unknown>;
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
  content,
  children,
}: FilterChipProps) {
  const [opened, setOpened] = useState(false);
  const chip = useRef<HTMLElement>(null);
  const isSet = summary !== '';
  return (
    <Group
      ref={chip}
      as="span"
      inline
      size="md"
      tone="soft"
      border
      ground="surface"
      className={styles.chip}
      data-set={isSet || undefined}
      data-faulty={isFaulty || undefined}
    >
      <Popup
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        width={width}
        trapFocus
        returnFocus
        closeOnEscape={false}
        content={content}
        renderOpener={props => (
          <Group
            {...props}
            as="button"
            inline
            gap={4}
            shrink
            plain
            pointer
            py={0}
            px={12}
            type="button"
            className={styles.open}
            onClick={() => setOpened(is => !is)}
          >
            <Text as="span" truncate className={styles.words}>
              {summary || label}
            </Text>
            {!isSet && <IconChevronDown size={14} aria-hidden />}
          </Group>
        )}
        panel={{
          'aria-label': label,
          className: styles.panel,
          // The library would take the key before a calendar inside, which it is to close first.
          onKeyDown(event) {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            setOpened(false);
            chip.current?.querySelector('button')?.focus();
          },
        }}
      >
        {children(() => setOpened(false))}
      </Popup>
      {isSet && onRemove && (
        <Group
          as="button"
          inline
          justify="center"
          plain
          pointer
          p={0}
          type="button"
          className={styles.remove}
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <IconX size={14} aria-hidden />
        </Group>
      )}
    </Group>
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
      <Group align="stretch" justify="between" ground="raised" className={styles.actions}>
        <Button variant="subtle" color="gray" size="xs" onClick={onClear}>
          {t('clear')}
        </Button>
        <Button type="submit" size="xs">
          {t('apply')}
        </Button>
      </Group>
    </form>
  );
}
