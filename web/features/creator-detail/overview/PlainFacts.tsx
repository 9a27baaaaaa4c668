import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators.ts';
import { Count } from '../../../ui/Count.tsx';
import kpi from './KpiStrip.module.css';
import styles from './PlainFacts.module.css';

/** A creator without figures: says why, and shows only what the source itself tells. */
export function PlainFacts({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('creators');
  const isPending = creator.analysis === 'pending';
  const facts = [
    { name: t('column.followers'), value: creator.followers },
    { name: t('row.likes'), value: creator.likes },
    { name: t('row.posts'), value: creator.postCount },
  ];
  return (
    <>
      <div className={styles.why} role="note">
        <IconAlertTriangle size={18} aria-hidden />
        <p>
          <strong>{t(isPending ? 'mark.pending' : 'mark.unanalysable')}</strong>
          {' · '}
          {t(isPending ? 'mark.pendingAbout' : 'mark.unanalysableAbout')}
        </p>
      </div>
      <dl className={`${kpi.strip} ${styles.facts}`}>
        {facts.map(({ name, value }) => (
          <div key={name} className={kpi.kpi}>
            <dt className={kpi.name}>{name}</dt>
            <dd className={kpi.value}>
              <Count value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
