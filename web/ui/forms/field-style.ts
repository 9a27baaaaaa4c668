import styles from './FormField.module.css';

/** The order and style of label, input and the line below, for all text fields. */
export function fieldStyle(error: string | undefined, hint?: string) {
  return {
    size: 'md',
    error,
    description: error ? undefined : hint,
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    classNames: {
      root: error || hint ? styles.noted : styles.quiet,
      input: styles.input,
      description: styles.below,
      error: styles.below,
    },
  } satisfies {
    size: string;
    inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[];
    [property: string]: unknown;
  };
}
