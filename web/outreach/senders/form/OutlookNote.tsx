import { useTranslation } from 'react-i18next';
import styles from './SenderForm.module.css';

/** Why a Microsoft mailbox can hardly be connected until the operator has set up OAuth. */
export function OutlookNote() {
  const { t } = useTranslation('senders');
  return (
    <section className={styles.note} aria-label={t('outlook.title')}>
      <h3>{t('outlook.title')}</h3>
      <p>{t('outlook.why')}</p>
      <p>{t('outlook.operator')}</p>
    </section>
  );
}
