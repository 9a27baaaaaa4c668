import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarButtonProps {
  label: string;
  /** As displayed: Ctrl+B. */
  keys?: string;
  icon: Icon;
  isPressed?: boolean;
  isDisabled?: boolean;
  hasPopup?: boolean;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that leaves the focus in the text when clicked. */
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
        // Stays reachable by arrow keys, so that the order of buttons does not change.
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

/** A toolbar is one Tab stop: arrow keys, Home and End move within it. */
export function Toolbar({
  label,
  children,
  ref,
}: {
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  /** The button that Tab reaches. */
  const [current, setCurrent] = useState(0);

  function step(event: KeyboardEvent<HTMLDivElement>) {
    const toolbar = event.currentTarget;
    // Menus of the toolbar are elsewhere in the DOM and handle their own keys.
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
