import { type ReactNode, useId } from 'react';
import { Text } from '../../box/Box.tsx';
import styles from './TickField.module.css';
import { TickLine } from './TickLine.tsx';
import type { FieldBinding } from '../use-form.ts';

/** A checkbox of a form; its sentence may contain links. */
export function TickField({ children, error, ...field }: FieldBinding<boolean> & { children: ReactNode }) {
  const faultId = useId();
  return (
    <div className={styles.field}>
      <TickLine {...field} aria-invalid={Boolean(error)} aria-describedby={error && faultId}>
        {children}
      </TickLine>
      <Text size="sm" tone="bad" id={faultId} className={styles.fault}>
        {error}
      </Text>
    </div>
  );
}
