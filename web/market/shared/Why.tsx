import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { Explained } from '../../ui/overlays/Explained.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './ranks.module.css';

export interface WhyProps {
  /** The name of the score. */
  formula: string;
  /** The row's numbers, in the order of the formula; unknown ones say so. */
  parts: readonly { name: string; value: number | null; note?: string }[];
  /** Further explanation. */
  children?: ReactNode;
}

/** The formula of a score, with the row's own numbers. */
export function Why({ formula, parts, children }: WhyProps) {
  const { t } = useTranslation('rankings');
  return (
    <Explained name={t('why.open')}>
      <p>{formula}</p>
      <dl className={styles.parts}>
        {parts.map(({ name, value, note }) => (
          <Group gap={12} align="stretch" justify="between" key={name}>
            <dt>{name}</dt>
            <Text as="dd" tone="ink" textAlign="end">
              {value === null ? t('why.unknown') : fullCount(value)}
              {note && (
                <Text as="small" size="xs" tone="faint">
                  {' '}
                  {note}
                </Text>
              )}
            </Text>
          </Group>
        ))}
      </dl>
      {children && <p>{children}</p>}
    </Explained>
  );
}
