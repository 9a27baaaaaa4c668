import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus on the first field of a form that takes the place of another, or on its button where it has none: what
 * had it is gone.
 */
export function useFirstControl(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const control = form.current?.querySelector('input') ?? form.current?.querySelector('button');
    control?.focus();
  }, [form]);
}
