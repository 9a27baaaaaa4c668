import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * When an element goes that had the focus, because what it offered is done, the panel around it gets the focus: a
 * keyboard goes on from there.
 */
export function useFocusAfter<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const panel = going.closest<HTMLElement>('[role=dialog], [role=tabpanel]');
      // Once it has gone: a question that it asked holds the focus until then.
      queueMicrotask(() => {
        if (document.activeElement === document.body) panel?.focus({ preventScroll: true });
      });
    };
  }, []);
  return element;
}
