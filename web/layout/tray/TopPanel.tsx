import { Popover } from '@mantine/core';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { Text } from '../../ui/box/Box.tsx';
import styles from './Tray.module.css';

export interface TopPanelProps {
  title: string;
  /** The button that opens it. */
  opener: ReactElement<object>;
  /** Pixels. */
  width?: number;
  onOpen?: () => void;
  children: ReactNode;
}

/** A panel below a button of the top bar: it takes the focus, Escape returns it. */
export function TopPanel({ title, opener, width = 360, onOpen, children }: TopPanelProps) {
  const id = useId();
  const { key } = useLocation();
  return (
    // Navigation closes it, since it means that a link in it was followed.
    <Popover key={key} width={width} position="bottom-end" trapFocus returnFocus onOpen={onOpen}>
      <Popover.Target>{opener}</Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-labelledby={id} tabIndex={-1} data-autofocus>
        <Text as="h2" size="lg" id={id} className={styles.title}>
          {title}
        </Text>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
