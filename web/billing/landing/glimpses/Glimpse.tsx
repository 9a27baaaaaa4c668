import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Glimpse.module.css';

/** A drawing of the product. Its words repeat the text beside it, so it is hidden from screen readers. */
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
