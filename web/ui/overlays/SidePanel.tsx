import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Group, Text } from '../box/Box.tsx';
import styles from './SidePanel.module.css';

export interface SidePanelProps {
  label: string;
  /** Beside the close button. */
  aside?: ReactNode;
  /** The id of the element that gets the focus on close; by default, the one that had it before. */
  returnTo?: string;
  /** For panels with an editor. */
  isWide?: boolean;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * A panel at the side of the page: not modal, the page stays usable. It takes the focus on opening, Escape closes it,
 * and the focus returns.
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
    // A field inside may already have the focus.
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
        // Dialogs and menus over the panel handle their own keys, wherever they are in the DOM.
        if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
        if (event.target.closest('dialog')) return;
        if (event.key === 'Escape') onClose();
        else onKeyDown?.(event);
      }}
    >
      <Group justify="between" fixed className={styles.bar}>
        <Text as="div" size="sm" tone="faint">
          {aside}
        </Text>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </Group>
      <Box p={20} className={styles.body}>
        {children}
      </Box>
    </div>
  );
}
