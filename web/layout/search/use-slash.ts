import { useEffect, useEffectEvent } from 'react';

/** A key typed here belongs to the field. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls back when `/` is pressed outside fields and dialogs. */
export function useSlash(act: () => void): void {
  const onSlash = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOther = event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey;
      if (isOther || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
