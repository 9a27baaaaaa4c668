import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './FormEnd.module.css';

export interface FormEndProps {
  /** What is wrong with the form as a whole. */
  fault: string | undefined;
  isBusy: boolean;
  /** The word on the button. */
  submit: string;
  /** Over the whole width, as on the pages before the sign-in. */
  isWide?: boolean;
  disabled?: boolean;
  /** Other buttons, after the first. */
  children?: ReactNode;
}

/** The end of a form: what was refused, and the button that sends it. */
export function FormEnd({ fault, isBusy, submit, isWide, disabled, children }: FormEndProps) {
  return (
    <>
      <div role="alert">{fault && <p className={styles.fault}>{fault}</p>}</div>
      <div className={styles.end}>
        <Button type="submit" size="md" fullWidth={isWide} loading={isBusy} disabled={disabled}>
          {submit}
        </Button>
        {children}
      </div>
    </>
  );
}
