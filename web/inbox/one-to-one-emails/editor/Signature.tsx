import { useTranslation } from 'react-i18next';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import { wordsOf } from '../../../outreach/shared/content/plain-text.ts';
import styles from '../letters.module.css';

/** The sender's signature, which is appended automatically. */
export function Signature({ html }: { html: string }) {
  const { t } = useTranslation('letters');
  const words = wordsOf(html).replaceAll('\n', ' · ');
  if (!html) return null;
  return (
    <details className={styles.fold}>
      <summary>
        {t('signature.label')} {words && <bdi className={styles.signature}>{words}</bdi>}
      </summary>
      <MailFrame title={t('signature.title')} html={html} isReading height={80} />
    </details>
  );
}
