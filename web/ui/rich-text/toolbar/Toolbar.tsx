import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarButtonProps {
  label: string;
  /** As people read it: Ctrl+B. */
  keys?: string;
  icon: Icon;
  isPressed?: boolean;
  isDisabled?: boolean;
  hasPopup?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that does not take the focus out of the text when it is clicked. */
export function ToolbarButton({
  label,
  keys,
  icon: Glyph,
  isPressed,
  isDisabled,
  hasPopup,
  onPress,
  ref,
}: ToolbarButtonProps) {
  return (
    <Tooltip label={keys ? `${label} (${keys})` : label}>
      <ActionIcon
        ref={ref}
        variant="subtle"
        size={32}
        className={styles.button}
        aria-label={label}
        aria-pressed={isPressed}
        aria-haspopup={hasPopup ? 'dialog' : undefined}
        // Still reached by the arrows, so that the order of the buttons does not change.
        aria-disabled={isDisabled || undefined}
        onMouseDown={event => event.preventDefault()}
        onClick={() => !isDisabled && onPress()}
      >
        <Glyph size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

export const Separator = () => <span className={styles.line} aria-hidden />;

/** The buttons of a toolbar are one stop of Tab: arrows, Home and End go among them. */
export function Toolbar({
  label,
  children,
  ref,
}: {
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  /** The button that Tab leads to. */
  const [current, setCurrent] = useState(0);

  function step(event: KeyboardEvent<HTMLDivElement>) {
    const toolbar = event.currentTarget;
    // A menu of the toolbar stands elsewhere in the page, with keys of its own.
    if (!(event.target instanceof Element) || !toolbar.contains(event.target)) return;
    const buttons = [...toolbar.querySelectorAll('button')];
    const at = buttons.indexOf(event.target.closest('button') as HTMLButtonElement);
    const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const next = new Map([
      [forward, (at + 1) % buttons.length],
      [backward, (at - 1 + buttons.length) % buttons.length],
      ['Home', 0],
      ['End', buttons.length - 1],
    ]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  }
  return (
    <div
      ref={element => {
        for (const [at, button] of (element?.querySelectorAll('button') ?? []).entries())
          button.tabIndex = at === current ? 0 : -1;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={styles.toolbar}
      onKeyDown={step}
    >
      {children}
    </div>
  );
}
