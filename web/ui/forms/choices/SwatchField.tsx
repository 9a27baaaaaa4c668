import { useId } from 'react';
import styles from './SwatchField.module.css';
import type { FieldBinding } from '../use-form.ts';

export interface SwatchFieldProps extends FieldBinding {
  label: string;
  options: readonly { value: string; label: string; color: number }[];
}

/** A choice of a few named colours. */
export function SwatchField({ label, options, name, value, onChange }: SwatchFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.swatches}>
        {options.map(option => (
          <label key={option.value} data-list-color={option.color}>
            <input
              type="radio"
              name={`${name}${id}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
