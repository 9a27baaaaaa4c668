import { type ReactNode, useId } from 'react';
import { Text } from '../../box/Box.tsx';
import styles from './CheckboxField.module.css';
import { CheckboxLine } from './CheckboxLine.tsx';
import type { FieldBinding } from '../use-form.ts';

/** A checkbox of a form; its sentence may contain links. */
export function CheckboxField({
  children,
  error,
  ...field
}: FieldBinding<boolean> & { children: ReactNode }) {
  const faultId = useId();
  return (
    <div className={styles.field}>
      <CheckboxLine {...field} aria-invalid={Boolean(error)} aria-describedby={error && faultId}>
        {children}
      </CheckboxLine>
      <Text size="sm" tone="bad" id={faultId} className={styles.fault}>
        {error}
      </Text>
    </div>
  );
}
