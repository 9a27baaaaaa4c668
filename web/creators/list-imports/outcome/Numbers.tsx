import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './Numbers.module.css';
import { fullCount } from '../../../../contract/core/format.ts';

export interface CountOf {
  label: string;
  /** Undefined while unknown. */
  value: number | undefined;
  tone?: 'good' | 'bad';
  /** The explanation below the number. */
  about?: string;
}

/** Numbers of an import side by side. */
export function Numbers({ counts }: { counts: readonly CountOf[] }) {
  return (
    <Group as="dl" gap={16} columnGap={40} align="stretch" wrap className={styles.numbers}>
      {counts.map(({ label, value, tone, about }) => (
        <div key={label} data-tone={value ? tone : undefined}>
          <dt>{label}</dt>
          <dd>{fullCount(value)}</dd>
          {about && (
            <Text as="dd" size="sm" tone="faint" className={styles.about}>
              {about}
            </Text>
          )}
        </div>
      ))}
    </Group>
  );
}
