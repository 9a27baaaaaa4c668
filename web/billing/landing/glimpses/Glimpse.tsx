import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Glimpse.module.css';

/** A drawing of the product. Its words say nothing that the text beside it does not, so it is not read out. */
export function Glimpse({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <figure className={styles.glimpse}>
      <div className={styles.card} aria-hidden>
        {children}
      </div>
      <figcaption>{t('glimpse.caption')}</figcaption>
    </figure>
  );
}
