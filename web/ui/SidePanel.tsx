import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SidePanel.module.css';

export interface SidePanelProps {
  label: string;
  /** Stands beside the close button: how to go on, for one. */
  aside?: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * A panel at the end of the page, beside what it belongs to: not modal, the page stays usable. It takes the
 * focus when it opens, Escape closes it, and the focus goes back to where it came from.
 */
export function SidePanel({ label, aside, onClose, onKeyDown, children }: SidePanelProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={event => {
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
