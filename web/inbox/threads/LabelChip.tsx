import type { Label } from '../../../contract/inbox/threads.ts';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './labels.module.css';

export function LabelDot({ color }: Pick<Label, 'color'>) {
  return <Box as="span" fixed className={styles.dot} data-label-color={color} aria-hidden />;
}

/** A label of a conversation. */
export function LabelChip({ label: { name, color } }: { label: Label }) {
  return (
    <Group
      as="span"
      inline
      gap={5}
      shrink
      size="xs"
      weight={400}
      tone="soft"
      border
      radius="tag"
      className={styles.chip}
      title={name}
    >
      <LabelDot color={color} />
      <Text as="bdi" truncate>
        {name}
      </Text>
    </Group>
  );
}
