import { useTranslation } from 'react-i18next';
import { remediesOf } from './guide-text.ts';
import { GuideLine } from './GuideLine.tsx';
import styles from './guides.module.css';

/** Server replies and what to do about each. */
export function Remedies({ text }: { text: string }) {
  const { t } = useTranslation('mail-guides');
  return (
    <div className={styles.remedies}>
      <div className={styles.remediesHead} aria-hidden>
        <span>{t('said')}</span>
        <span>{t('remedy')}</span>
      </div>
      <dl>
        {remediesOf(text).map(({ said, remedy }) => (
          <div key={said}>
            <dt>{said}</dt>
            <dd>
              <GuideLine text={remedy} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
