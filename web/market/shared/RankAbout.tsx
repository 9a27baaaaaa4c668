import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import styles from './ranks.module.css';

export interface RankAboutProps {
  /** What is ranked by what, and what is not covered. */
  children: ReactNode;
  /** When what it is made from was there; null: none has been made, undefined: not known yet. */
  madeAt: string | null | undefined;
  /** How much was looked at, in words. */
  considered?: ReactNode;
}

/** Below the title of a ranking: what it is made from, and when. */
export function RankAbout({ children, madeAt, considered }: RankAboutProps) {
  const { t } = useTranslation('rankings');
  return (
    <span className={styles.about}>
      <span>{children}</span>
      {madeAt && (
        <span className={styles.made}>
          {t('made')} <Ago at={madeAt} />
          {considered && <> · {considered}</>}
        </span>
      )}
    </span>
  );
}

export const numbered = (count: number) => ({ count, number: fullCount(count) });
