import { useTranslation } from 'react-i18next';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import styles from '../report.module.css';

/** Why a creator has no figures; nothing if it has. */
export function Unanalysed({ creator }: { creator: ComparedCreator }) {
  const { t } = useTranslation('reports');
  if (creator.analysis === 'analysed') return null;
  const reason = creator.analysis === 'pending' ? 'pending' : (creator.unanalysableReason ?? 'too_few');
  return (
    <p className={styles.notice} role="note">
      {t(`unanalysed.${reason}`)}
    </p>
  );
}
