import type { ReactNode } from 'react';
import { Group } from '../../box/Box.tsx';
import styles from './Segments.module.css';

export interface SegmentsProps<T extends string> {
  label: string;
  /** Null if none is current. */
  value: T | null;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
}

/** A choice of few options as buttons; the current one is pressed. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <Group
      inline
      gap={2}
      align="stretch"
      wrap
      border
      radius="card"
      ground="hover"
      className={styles.segments}
      role="group"
      aria-label={label}
    >
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Group>
  );
}
