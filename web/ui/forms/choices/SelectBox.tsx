import { IconChevronDown } from '@tabler/icons-react';
import styles from './SelectBox.module.css';

export interface SelectBoxProps<T extends string> {
  label: string;
  /** Shows the label before the choice instead of only telling it to screen readers. */
  showLabel?: boolean;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** The browser's own choice list: it works by keyboard and on phones as people know it. */
export function SelectBox<T extends string>({
  label,
  showLabel,
  value,
  options,
  onChange,
}: SelectBoxProps<T>) {
  return (
    <label className={styles.box}>
      {showLabel && <span>{label}</span>}
      <select
        aria-label={showLabel ? undefined : label}
        value={value}
        onChange={event => onChange(event.target.value as T)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden className={styles.arrow} />
    </label>
  );
}
