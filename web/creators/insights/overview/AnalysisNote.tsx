import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { figureRules } from '../../../../contract/catalogue/figure-rules.ts';
import styles from './AnalysisNote.module.css';

/** Why there are no figures, or that they are being computed. */
export function AnalysisNote({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('creators');
  const { t: insights } = useTranslation('insights');
  const { analysis, isAnalysing, unanalysableReason, countedPosts } = creator;
  if (analysis === 'unanalysable')
    return (
      <div className={styles.why} role="note">
        <IconAlertTriangle size={18} aria-hidden />
        <p>
          <strong>{t('mark.unanalysable')}</strong>
          {' · '}
          {insights(`overview.why.${unanalysableReason ?? 'too_few'}`, {
            count: countedPosts,
            least: figureRules.analysisPosts,
            days: figureRules.analysisDays,
          })}
        </p>
      </div>
    );
  if (analysis !== 'pending' && !isAnalysing) return null;
  return (
    <div className={styles.why} data-tone="accent" role="note">
      <IconRefresh size={18} aria-hidden />
      <p>
        <strong>{t('mark.pending')}</strong>
        {' · '}
        {analysis === 'pending' ? t('mark.pendingAbout') : insights('overview.renewing')}
      </p>
    </div>
  );
}
