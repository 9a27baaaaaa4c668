import { useTranslation } from 'react-i18next';
import { Ago } from '../../ui/dates/Ago.tsx';
import styles from './SandboxPanel.module.css';
import { useSandboxLetters } from './sandbox-queries.ts';

/** The product's own mails to this team, which the sandbox stored, latest first; each can be opened. */
export function SandboxLetters() {
  const { t } = useTranslation('sandbox');
  const { data } = useSandboxLetters();
  return (
    <section className={styles.section}>
      <h3>{t('letters.title')}</h3>
      {data?.letters.length ? (
        <ul className={styles.letters}>
          {data.letters.map(({ id, subject, address, text, sentAt }) => (
            <li key={id}>
              <details>
                <summary>{subject}</summary>
                <p>{text.trim()}</p>
              </details>
              <span>
                <bdi dir="ltr">{address}</bdi> · <Ago at={sentAt} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.about}>{t('letters.none')}</p>
      )}
    </section>
  );
}
