import type { ReactNode } from 'react';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './StepEnd.module.css';

/** The buttons below a step, and what prevents the next one. */
export function StepEnd({ fault, children }: { fault?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <div role="alert">
        {fault && (
          <Text
            as="div"
            tone="bad"
            mb={12}
            py={10}
            px={14}
            radius="control"
            ground="bad"
            breaks
            className={styles.fault}
          >
            {fault}
          </Text>
        )}
      </div>
      <Group gap={8} wrap>
        {children}
      </Group>
    </div>
  );
}
