import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to the surrounding panel when a focused element disappears, so that keyboard users stay in place. */
export function useFocusAfter<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const panel = going.closest<HTMLElement>('[role=dialog], [role=tabpanel]');
      // After the dialog is gone, which holds the focus until then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) panel?.focus({ preventScroll: true });
      });
    };
  }, []);
  return element;
}
