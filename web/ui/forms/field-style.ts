import styles from './FormField.module.css';

/**
 * The order and style of label, input and the lines below, for all text fields. An error covers the hint, which keeps its
 * place, so that nothing moves when one takes the place of the other.
 */
export function fieldStyle(error: string | undefined, hint?: string) {
  return {
    size: 'md',
    error,
    description: hint,
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    classNames: {
      root: error || hint ? styles.field : `${styles.field} ${styles.quiet}`,
      label: styles.label,
      wrapper: styles.wrapper,
      input: styles.input,
      description: error ? `${styles.below} ${styles.covered}` : styles.below,
      error: styles.below,
    },
  } satisfies {
    size: 'md';
    inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[];
    [property: string]: unknown;
  };
}
