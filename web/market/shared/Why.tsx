import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { Explained } from '../../ui/overlays/Explained.tsx';
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
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value === null ? t('why.unknown') : fullCount(value)}
              {note && <small> {note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {children && <p>{children}</p>}
    </Explained>
  );
}
