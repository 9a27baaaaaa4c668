import { type ReactNode, useEffect, useRef } from 'react';
import { Box, Group, Stack } from '../box/Box.tsx';
import styles from './StepCard.module.css';

export interface StepCardProps {
  title: string;
  /** One sentence below the title. */
  about?: ReactNode;
  /** Opened from the previous step: the title gets the focus, to announce the new content. */
  isNext?: boolean;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A step of a process, or a part of one. */
export function StepCard({ title, about, isNext = false, aside, children }: StepCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <Stack as="section" gap={14} shrink border ground="surface" className={styles.card} aria-label={title}>
      <Group as="header" gap={8} columnGap={16} align="start" justify="between" wrap tone="soft">
        <Box grow className={styles.title}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {about && <p>{about}</p>}
        </Box>
        {aside}
      </Group>
      {children}
    </Stack>
  );
}
