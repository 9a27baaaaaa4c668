import { type RefObject, useEffect } from 'react';

/** Puts the focus into the first field of a form that takes the place of another: what had it is gone. */
export function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
}
