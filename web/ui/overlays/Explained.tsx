import { Popover } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Explained.module.css';

export interface ExplainedProps {
  /** The figure's name, dotted underlined, which opens the explanation. */
  name: string;
  /** How it came about: formula, numbers, sample. */
  children: ReactNode;
}

/** A pointer that only passes over the name opens nothing. */
const restMs = 150;

/**
 * The name of a computed figure as a button that says how it was computed: while a pointer rests on it, or
 * from a press on until it is closed.
 */
export function Explained({ name, children }: ExplainedProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'shown' | 'kept'>('closed');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isKept = state === 'kept';
  /** What was asked for by hand must not be undone when the pointer has rested long enough. */
  function set(asked: 'closed' | 'kept') {
    clearTimeout(rest.current);
    setState(asked);
  }
  function leave() {
    clearTimeout(rest.current);
    setState(now => (now === 'shown' ? 'closed' : now));
  }
  return (
    <Popover
      width={320}
      position="bottom-start"
      opened={state !== 'closed'}
      onChange={isOpen => !isOpen && set('closed')}
      trapFocus={isKept}
      returnFocus={isKept}
    >
      <Popover.Target>
        <button
          type="button"
          className={styles.name}
          title={t('figure.explain', { name })}
          onClick={() => set(isKept ? 'closed' : 'kept')}
          onPointerEnter={({ pointerType }) => {
            if (pointerType !== 'mouse') return;
            rest.current = setTimeout(() => setState(now => (now === 'closed' ? 'shown' : now)), restMs);
          }}
          onPointerLeave={leave}
        >
          {name}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.words} aria-label={t('figure.explain', { name })}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
