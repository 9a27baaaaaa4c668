import { Popover } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Explained.module.css';

export interface ExplainedProps {
  /** The name of the figure, with a dotted underline; opens the explanation. */
  name: string;
  /** The calculation: formula, numbers, sample. */
  children: ReactNode;
}

/** Milliseconds: a passing pointer opens nothing. */
const restMs = 150;

/**
 * The name of a calculated figure as a button that explains it: while the pointer rests on it, or from a click until it
 * is closed.
 */
export function Explained({ name, children }: ExplainedProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'closed' | 'shown' | 'kept'>('closed');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isKept = state === 'kept';
  /** A click must not be undone by the hover timer. */
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
