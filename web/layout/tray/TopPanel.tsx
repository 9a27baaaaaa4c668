import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { Text } from '../../ui/box/Box.tsx';
import type { Later } from '../../ui/page/later.ts';
import { Popup } from '../../ui/overlays/popups/Popup.tsx';
import type { OpenerProps } from '../../ui/overlays/popups/use-opener.ts';
import styles from './Tray.module.css';

export interface TopPanelProps {
  title: string;
  /** Draws the button that opens it. */
  renderOpener: (props: OpenerProps & { onClick: () => void }) => ReactNode;
  /** Pixels. */
  width?: number;
  onOpen?: () => void;
  content?: Later<unknown>;
  children: ReactNode;
}

/** Tells that the panel is open after its content was drawn for the first time, as it was before that. */
function Shown({ onShown }: { onShown: () => void }) {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
}

/** For the library, which looks for it when the panel opens. */
const takesFocus = { 'data-autofocus': true };

/** A panel below a button of the top bar: it takes the focus, Escape returns it. */
export function TopPanel({ title, renderOpener, width = 360, onOpen, content, children }: TopPanelProps) {
  const id = useId();
  const { key } = useLocation();
  const [opened, setOpened] = useState<string>();
  const change = (isOpen: boolean) => setOpened(isOpen ? key : undefined);
  // Navigation closes it, since it means that a link in it was followed.
  const isOpen = opened === key;
  return (
    <Popup
      opened={isOpen}
      onChange={change}
      width={width}
      position="bottom-end"
      trapFocus
      returnFocus
      renderOpener={props => renderOpener({ ...props, onClick: () => change(!isOpen) })}
      content={content}
      panel={{ className: styles.panel, 'aria-labelledby': id, tabIndex: -1, ...takesFocus }}
    >
      <Text as="h2" size="lg" id={id} className={styles.title}>
        {title}
      </Text>
      {children}
      {onOpen && <Shown onShown={onOpen} />}
    </Popup>
  );
}
