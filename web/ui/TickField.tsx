import { type ReactNode, useId } from 'react';
import styles from './TickField.module.css';
import type { FieldBinding } from './use-form.ts';

/** A box to tick with its sentence, in which links may stand. */
export function TickField({
  children,
  error,
  value,
  onChange,
  ...input
}: FieldBinding<boolean> & { children: ReactNode }) {
  const faultId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          {...input}
          type="checkbox"
          checked={value}
          aria-invalid={Boolean(error)}
          aria-describedby={error && faultId}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      <p id={faultId} className={styles.fault}>
        {error}
      </p>
    </div>
  );
}
