import { useTranslation } from 'react-i18next';
import type { AudiencePart } from '../../../../contract/core/sources/audience.ts';
import { percentOfBp } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import styles from './audience.module.css';

const known = ['female', 'male', 'other'] as const;

/** One divided bar, with the numbers below. */
export function GenderCard({ genders }: { genders: readonly AudiencePart[] }) {
  const { t } = useTranslation('insights');
  const told = known.flatMap(key => genders.find(part => part.key === key) ?? []);
  const nameOf = (key: string) => t(`audience.gender.${known.find(each => each === key) ?? 'other'}`);
  return (
    <Card title={t('audience.genders')}>
      {told.length ? (
        <>
          <div className={styles.whole} aria-hidden>
            {told.map(({ key, shareBp }) => (
              <span key={key} data-gender={key} style={{ inlineSize: `${shareBp / 100}%` }} />
            ))}
          </div>
          <dl className={styles.genders}>
            {told.map(({ key, shareBp }) => (
              <div key={key}>
                <dt data-gender={key}>{nameOf(key)}</dt>
                <dd>{percentOfBp(shareBp)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className={styles.none}>{t('audience.notTold')}</p>
      )}
    </Card>
  );
}
