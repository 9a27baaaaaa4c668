import styles from './FormField.module.css';

/** Order and looks of label, input and the line below, for every field of the kit that writes. */
export function fieldStyle(error: string | undefined, hint?: string) {
  return {
    size: 'md',
    error,
    description: error ? undefined : hint,
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    classNames: {
      root: error || hint ? styles.told : styles.quiet,
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
