import { type KeyboardEvent, useRef } from 'react';
import { Group, Text } from '../box/Box.tsx';
import styles from './TabBar.module.css';

export interface TabBarProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  /** The panel's id; its `aria-labelledby` is this plus `-tab`. */
  panelId: string;
  onChange: (value: T) => void;
}

/** Tabs of one panel; arrow keys move between them. */
export function TabBar<T extends string>({ label, value, options, panelId, onChange }: TabBarProps<T>) {
  const bar = useRef<HTMLDivElement>(null);

  function step(event: KeyboardEvent) {
    const toEnd = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const at = options.findIndex(option => option.value === value) + (event.key === toEnd ? 1 : -1);
    const next = options[(at + options.length) % options.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    bar.current?.querySelectorAll('button')[options.indexOf(next)]?.focus();
  }

  return (
    <Group
      as="div"
      align="stretch"
      size="xl"
      ref={bar}
      className={styles.bar}
      role="tablist"
      aria-label={label}
    >
      {options.map(option => {
        const isChosen = option.value === value;
        return (
          <Text
            as="button"
            tone="soft"
            plain
            nowrap
            pointer
            key={option.value}
            type="button"
            role="tab"
            id={isChosen ? `${panelId}-tab` : undefined}
            className={styles.tab}
            aria-selected={isChosen}
            aria-controls={isChosen ? panelId : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChange(option.value)}
            onKeyDown={step}
          >
            {option.label}
          </Text>
        );
      })}
    </Group>
  );
}
