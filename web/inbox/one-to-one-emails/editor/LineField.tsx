import { type ReactNode, type Ref, useId } from 'react';
import { Grid, Text } from '../../../ui/box/Box.tsx';
import styles from '../emails.module.css';

export interface LineFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  maxLength: number;
  error: string | undefined;
  /** What may be typed. */
  hint?: string;
  /** At the end of the line. */
  end?: ReactNode;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A header field of an email: its label before it, its error below. */
export function LineField({
  ref,
  label,
  value,
  error,
  hint,
  end,
  maxLength,
  onChange,
  onBlur,
}: LineFieldProps) {
  const id = useId();
  return (
    <Grid
      gap={0}
      columnGap={10}
      align="center"
      className={styles.line}
      data-faulty={error ? true : undefined}
    >
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        value={value}
        maxLength={maxLength}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}fault` : undefined}
        onChange={event => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {end}
      {error && (
        <Text size="sm" tone="bad" leading="normal" breaks id={`${id}fault`} className={styles.fault}>
          {error}
        </Text>
      )}
    </Grid>
  );
}
