import { useTranslation } from 'react-i18next';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import styles from './ChangeLogPage.module.css';
import { versions } from './versions.ts';

export default function ChangeLogPage() {
  const { t } = useTranslation('versions');
  useTitle(t('title'));
  return (
    <article className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <ol className={styles.versions}>
        {versions.map(({ version, day, changes }, place) => (
          <li key={version} className={styles.version}>
            <header>
              <h2>{t('version', { version })}</h2>
              <time dateTime={day}>{day}</time>
              {place === 0 && <Tag tone="accent">{t('newest')}</Tag>}
            </header>
            <ul>
              {changes.map(change => (
                <li key={change}>{t(`changes.${change}`)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </article>
  );
}
