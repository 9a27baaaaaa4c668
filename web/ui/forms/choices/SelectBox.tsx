import { IconChevronDown } from '@tabler/icons-react';
import { Group } from '../../box/Box.tsx';
import styles from './SelectBox.module.css';

export interface SelectBoxProps<T extends string> {
  label: string;
  /** Shows the label, which is otherwise for screen readers only. */
  showLabel?: boolean;
  value: T;
  options: readonly { value: T; label: string }[];
  disabled?: boolean;
  onChange: (value: T) => void;
}

/** A native select, which works with keyboards and on phones as usual. */
export function SelectBox<T extends string>({
  label,
  showLabel,
  value,
  options,
  disabled,
  onChange,
}: SelectBoxProps<T>) {
  return (
    <Group as="label" inline gap={6} size="md" tone="soft" nowrap className={styles.box}>
      {showLabel && <span>{label}</span>}
      <select
        aria-label={showLabel ? undefined : label}
        value={value}
        disabled={disabled}
        onChange={event => onChange(event.target.value as T)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden className={styles.arrow} />
    </Group>
  );
}
