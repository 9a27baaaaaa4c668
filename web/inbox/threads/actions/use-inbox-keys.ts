import { useEffect, useEffectEvent } from 'react';
import { type Command, commandOf } from './key-commands.ts';

const isTyping = (target: Element) =>
  (target instanceof HTMLElement && target.isContentEditable) ||
  target.matches('textarea, select, input:not([type=checkbox]):not([type=radio])');

/** Elements with keys of their own: a dialog, a menu, and buttons or links, which Enter presses. */
const isBusy = (target: Element, key: string) =>
  document.querySelector('dialog[open]') !== null ||
  target.closest('[role=dialog], [role=menu], [role=listbox]') !== null ||
  (key === 'Enter' && target.closest('a, button, summary, input') !== null);

/**
 * Handles the inbox's shortcuts while no field has the focus. Listens before the layout does, because `/` focuses
 * another box on other pages. @param act false if the key is not handled
 */
export function useInboxKeys(act: (command: Command) => boolean): void {
  const onCommand = useEffectEvent(act);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      const command = commandOf(event);
      if (!command || event.isComposing || !(target instanceof Element)) return;
      if (isTyping(target) || isBusy(target, key)) return;
      if (!onCommand(command)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}
