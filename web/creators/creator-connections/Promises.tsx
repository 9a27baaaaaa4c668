import { useTranslation } from 'react-i18next';
import styles from './creator-page.module.css';

const kinds = ['never', 'back'] as const;

/** What is never done, and how everything can be revoked. */
export function Promises() {
  const { t } = useTranslation('creator-page');
  return (
    <div className={styles.promises}>
      {kinds.map(kind => (
        <section key={kind}>
          <h2>{t(`promises.${kind}.title`)}</h2>
          <ul>
            {t(`promises.${kind}.items`)
              .split('\n')
              .map(line => (
                <li key={line}>{line}</li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
