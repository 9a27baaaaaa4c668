import { type ReactNode, useId } from 'react';
import styles from './RadioField.module.css';
import type { FieldBinding } from '../use-form.ts';

export interface RadioFieldProps extends Omit<FieldBinding, 'onBlur'> {
  label: string;
  options: readonly { value: string; label: ReactNode; aside?: ReactNode; disabled?: boolean }[];
  /** Tiles are side by side, below a label that is a heading. */
  appearance?: 'lines' | 'tiles';
}

/** Radio buttons as lines or tiles; the error is below. */
export function RadioField(props: RadioFieldProps) {
  const { label, options, appearance = 'lines', name, value, error, onChange } = props;
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      data-appearance={appearance}
      role="radiogroup"
      tabIndex={error ? -1 : undefined}
      aria-invalid={Boolean(error)}
      aria-describedby={error && `${id}fault`}
    >
      <legend>{label}</legend>
      <div className={styles[appearance]}>
        {options.map(option => (
          <label key={option.value} data-disabled={option.disabled || undefined}>
            <input
              type="radio"
              name={`${name}${id}`}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.words}>{option.label}</span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      <p id={`${id}fault`} className={styles.fault}>
        {error}
      </p>
    </fieldset>
  );
}
