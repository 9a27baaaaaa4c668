import type { Label } from '../../../contract/inbox/threads.ts';
import styles from './labels.module.css';

export function LabelDot({ color }: Pick<Label, 'color'>) {
  return <span className={styles.dot} data-label-color={color} aria-hidden />;
}

/** A label of a conversation. */
export function LabelChip({ label: { name, color } }: { label: Label }) {
  return (
    <span className={styles.chip} title={name}>
      <LabelDot color={color} />
      <bdi>{name}</bdi>
    </span>
  );
}
