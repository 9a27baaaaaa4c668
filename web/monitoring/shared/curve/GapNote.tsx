import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Gap, useGapText } from './use-gap-text.ts';
import styles from './GapNote.module.css';

/** Says that figures are missing, since when and why; a past gap stays a gap. */
export function GapNote({ gap }: { gap: Gap }) {
  const { t } = useTranslation('monitors');
  const { why, when } = useGapText();
  return (
    <p className={styles.note}>
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>
        <strong>{when(gap)}</strong> {t(gap.to ? 'gap.was' : 'gap.lasts', { reason: why(gap) })}
      </span>
    </p>
  );
}
