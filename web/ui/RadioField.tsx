import { type ReactNode, useId } from 'react';
import styles from './RadioField.module.css';
import type { FieldBinding } from './use-form.ts';

export interface RadioFieldProps extends Omit<FieldBinding, 'onBlur'> {
  label: string;
  options: readonly { value: string; label: ReactNode; aside?: ReactNode; disabled?: boolean }[];
}

/** One of several that all stand there, each in a line; the fault stands below them. */
export function RadioField({ label, options, name, value, error, onChange }: RadioFieldProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      tabIndex={error ? -1 : undefined}
      aria-invalid={Boolean(error)}
      aria-describedby={error && `${id}fault`}
    >
      <legend>{label}</legend>
      <div className={styles.options}>
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
