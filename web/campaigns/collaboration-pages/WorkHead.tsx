import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import type { CreatorWork } from './queries.ts';
import styles from './work.module.css';

/** The creator, the team and the subject of the page. */
export function WorkHead({ work: { team, creator, campaign, product, expiresAt } }: { work: CreatorWork }) {
  const { t } = useTranslation('collaboration-pages');
  return (
    <header className={styles.head}>
      {creator && (
        <p className={styles.quiet}>
          <bdi>{t('who', { creator })}</bdi>
        </p>
      )}
      <h1>{t('head', { team })}</h1>
      <dl className={styles.about}>
        <div>
          <dt>{t('campaign')}</dt>
          <dd>{campaign}</dd>
        </div>
        {product && (
          <div>
            <dt>{t('product')}</dt>
            <dd>{product}</dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>{t('until', { at: dateTime(expiresAt).slice(0, 10) })}</p>
    </header>
  );
}
