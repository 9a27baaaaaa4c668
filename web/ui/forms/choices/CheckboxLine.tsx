import type { ComponentProps, ReactNode } from 'react';
import { Group } from '../../box/Box.tsx';
import styles from './CheckboxLine.module.css';

export interface CheckboxLineProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'value' | 'onChange' | 'about'
> {
  value: boolean;
  onChange: (value: boolean) => void;
  /** In small type below the label. */
  about?: ReactNode;
}

/** A checkbox with its label. */
export function CheckboxLine({ value, onChange, about, children, ...input }: CheckboxLineProps) {
  return (
    <Group as="label" gap={8} align="start" pointer className={styles.line}>
      <input
        {...input}
        type="checkbox"
        checked={value}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span>
        {children}
        {about && <small>{about}</small>}
      </span>
    </Group>
  );
}
