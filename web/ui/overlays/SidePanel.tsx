import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SidePanel.module.css';

export interface SidePanelProps {
  label: string;
  /** Stands beside the close button: how to go on, for one. */
  aside?: ReactNode;
  /** Id of the element that gets the focus in the end; without it, the one that had it before. */
  returnTo?: string;
  /** For what is written in it. */
  isWide?: boolean;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * A panel at the end of the page, beside what it belongs to: not modal, the page stays usable. It takes the
 * focus when it opens, Escape closes it, and the focus goes back to where it came from.
 */
export function SidePanel(props: SidePanelProps) {
  const { label, aside, returnTo, isWide, onClose, onKeyDown, children } = props;
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  const giveFocusBack = useEffectEvent(() => {
    const after = returnTo ? document.getElementById(returnTo) : before;
    if (after instanceof HTMLElement) after.focus({ preventScroll: true });
  });
  useEffect(() => {
    // A field in it may have taken the focus already.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
    return () => giveFocusBack();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog listens for its own keys
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      data-wide={isWide}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={event => {
        // A dialog or a menu over the panel has keys of its own, wherever in the page it stands.
        if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
        if (event.target.closest('dialog')) return;
        if (event.key === 'Escape') onClose();
        else onKeyDown?.(event);
      }}
    >
      <div className={styles.bar}>
        <div className={styles.aside}>{aside}</div>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
