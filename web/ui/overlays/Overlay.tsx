import { Loader } from '@mantine/core';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { times } from '../../../contract/core/limits.ts';
import { Box, Group } from '../box/Box.tsx';
import styles from './Overlay.module.css';

export interface OverlayProps {
  isBusy: boolean;
  /** What runs, for screen readers. */
  label: string;
  children: ReactNode;
}

const fade = { '--fade': `${times.overlayFade}ms` } as CSSProperties;

/**
 * Covers its content while it loads or an action runs, fading in over 500 ms, so that short waits hardly show it. The
 * content can be neither clicked nor focused; the focus returns afterwards. It takes the room of its content, also where
 * that scrolls.
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
      <div ref={contents} className={styles.contents} inert={isBusy}>
        {children}
      </div>
      <div role="status">
        {isBusy && (
          <Group justify="center" className={styles.veil} style={fade}>
            <Loader size="sm" aria-hidden className={styles.loader} />
            <Box as="span" visuallyHidden>
              {label}
            </Box>
          </Group>
        )}
      </div>
    </div>
  );
}
