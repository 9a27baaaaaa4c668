import { useEffect, useEffectEvent } from 'react';

/** A key typed here belongs to the field. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function opens(event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  return event.key === '/' && !isTyping(event.target);
}

/**
 * Calls back at ⌘K or Ctrl+K, and at `/` outside fields. Not while a dialog is open, and not where a page or a field
 * has a use of its own for the key.
 */
export function useFindKeys(act: () => void): void {
  const onKeys = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opens(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onKeys();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** As the keys are called on this machine. */
export const findKeys = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '') ? '⌘K' : 'Ctrl K';
