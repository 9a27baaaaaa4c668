import { useTranslation } from 'react-i18next';
import { compactCount } from '../../../../../contract/core/format.ts';
import { Text } from '../../../../ui/box/Box.tsx';
import styles from './fields.module.css';
import type { Counts } from './use-counts.ts';

/** Only the first digits of an estimate mean something: 12,480 is 12K. */
const roughly = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });

export interface ValueCountProps {
  /** The button or box of the value is described by it. */
  id: string;
  counts: Counts;
  value: string;
}

/** How many creators a value would leave; dots keep its space while it loads. */
export function ValueCount({ id, counts, value }: ValueCountProps) {
  const { t } = useTranslation('creators');
  const count = counts.of(value);
  if (!count) {
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
  const number = count.exact ? compactCount(count.value).replace('.00', '') : roughly.format(count.value);
  return (
    <Text as="span" size="xs" tone="faint" textAlign="end" nowrap id={id} className={styles.count}>
      {count.exact ? number : t('filter.about', { number })}
    </Text>
  );
}

export const isNobody = (counts: Counts, value: string) => counts.of(value)?.value === 0;
