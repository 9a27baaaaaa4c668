import { compactCount } from '../../../../../contract/core/format.ts';
import { Text } from '../../../../ui/box/Box.tsx';
import styles from './fields.module.css';
import type { Counts } from './use-counts.ts';

export interface ValueCountProps {
  /** The button or box of the value is described by it. */
  id: string;
  counts: Counts;
  value: string;
}

/** How many creators a value would leave; dots keep its space while it loads. */
export function ValueCount({ id, counts, value }: ValueCountProps) {
  const count = counts.of(value);
  if (count === null) {
    return (
      <Text
        as="span"
        size="xs"
        tone="faint"
        textAlign="end"
        nowrap
        id={id}
        className={styles.count}
        aria-hidden
      >
        {counts.isPending && '···'}
      </Text>
    );
  }
  return (
    <Text as="span" size="xs" tone="faint" textAlign="end" nowrap id={id} className={styles.count}>
      {compactCount(count).replace('.00', '')}
    </Text>
  );
}

export const isNobody = (counts: Counts, value: string) => counts.of(value) === 0;
