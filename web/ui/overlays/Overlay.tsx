import { Loader } from '@mantine/core';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { times } from '../../../contract/core/limits.ts';
import { Box, Group } from '../box/Box.tsx';
import styles from './Overlay.module.css';

export interface OverlayProps {
  isBusy: boolean;
  /** The running action, for screen readers. */
  label: string;
  children: ReactNode;
}

const fade = { '--fade': `${times.overlayFade}ms` } as CSSProperties;

/**
 * Covers its content during an action, fading in over 500 ms, so that short actions hardly show it. The content can be
 * neither clicked nor focused; the focus returns afterwards.
 */
export function Overlay({ isBusy, label, children }: OverlayProps) {
  const contents = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!isBusy || !(focused instanceof HTMLElement) || !contents.current?.contains(focused)) return;
    return () => {
      if (document.activeElement === document.body) focused.focus();
    };
  }, [isBusy]);
  return (
    <div className={styles.stack} aria-busy={isBusy}>
      <div ref={contents} inert={isBusy}>
        {children}
      </div>
      <div role="status">
        {isBusy && (
          <Group justify="center" className={styles.veil} style={fade}>
            <Loader size="sm" aria-hidden />
            <Box as="span" visuallyHidden>
              {label}
            </Box>
          </Group>
        )}
      </div>
    </div>
  );
}
