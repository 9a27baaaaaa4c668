import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Gap, useGapText } from './use-gap-text.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './GapNote.module.css';

/** Says that figures are missing, since when and why; a past gap stays a gap. */
export function GapNote({ gap }: { gap: Gap }) {
  const { t } = useTranslation('monitors');
  const { why, when } = useGapText();
  return (
    <Group
      as="p"
      gap={8}
      align="start"
      size="md"
      tone="soft"
      leading="relaxed"
      py={8}
      px={12}
      radius="control"
      ground="warn"
      className={styles.note}
    >
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>
        <Text as="strong" weight={600} tone="ink">
          {when(gap)}
        </Text>{' '}
        {t(gap.to ? 'gap.was' : 'gap.lasts', { reason: why(gap) })}
      </span>
    </Group>
  );
}
