import { useTranslation } from 'react-i18next';
import styles from './Brand.module.css';

export function Brand({ isMini }: { isMini?: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden>
        <path d="M5 15.5c3-6 11-6 14 0" />
        <circle cx="12" cy="8" r="1.8" />
      </svg>
      {!isMini && t('brand')}
    </span>
  );
}
