import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { figureRules } from '../../../../contract/catalogue/figure-rules.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './AnalysisNote.module.css';

/** Why there are no figures, or that they are being computed. */
export function AnalysisNote({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('creators');
  const { t: insights } = useTranslation('insights');
  const { analysis, isAnalysing, unanalysableReason, countedPosts } = creator;
  if (analysis === 'unanalysable')
    return (
      <Group
        gap={10}
        align="start"
        tone="warn"
        py={12}
        px={16}
        radius="card"
        ground="warn"
        className={styles.why}
        role="note"
      >
        <IconAlertTriangle size={18} aria-hidden />
        <Text tone="ink">
          <strong>{t('mark.unanalysable')}</strong>
          {' · '}
          {insights(`overview.why.${unanalysableReason ?? 'too_few'}`, {
            count: countedPosts,
            min: figureRules.analysisPosts,
            days: figureRules.analysisDays,
          })}
        </Text>
      </Group>
    );
  if (analysis !== 'pending' && !isAnalysing) return null;
  return (
    <Group
      gap={10}
      align="start"
      tone="warn"
      py={12}
      px={16}
      radius="card"
      ground="warn"
      className={styles.why}
      data-tone="accent"
      role="note"
    >
      <IconRefresh size={18} aria-hidden />
      <Text tone="ink">
        <strong>{t('mark.pending')}</strong>
        {' · '}
        {analysis === 'pending' ? t('mark.pendingAbout') : insights('overview.renewing')}
      </Text>
    </Group>
  );
}
