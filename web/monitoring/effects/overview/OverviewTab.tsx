import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { TabProps } from '../EffectTabs.tsx';
import { Grid } from '../../../ui/box/Box.tsx';
import page from '../page.module.css';
import { CreatorsCard } from './CreatorsCard.tsx';
import { DaysCard } from './DaysCard.tsx';
import { HeldBackCard } from './HeldBackCard.tsx';
import { PlatformsCard } from './PlatformsCard.tsx';

/** Plays and costs by day, creators and platforms compared, and the excluded posts. */
export function OverviewTab({ effect }: TabProps) {
  const { t } = useTranslation('effects');
  const { days, byCreator, byPlatform, notByDay, heldBack } = effect;
  const hasDays = days.some(day => day.plays !== null || day.costFen !== null || day.clicks !== null);
  const notes = [
    notByDay.plays ? t('overview.notByDay', { plays: fullCount(notByDay.plays) }) : '',
    notByDay.clicks ? t('overview.clicksNotByDay', { clicks: fullCount(notByDay.clicks) }) : '',
  ].filter(Boolean);
  if (!hasDays && !byCreator.length && !byPlatform.length)
    return <EmptyState>{t('overview.empty')}</EmptyState>;
  return (
    <>
      {hasDays && <DaysCard days={days} notes={notes} />}
      <Grid gap={16} cols={2} align="start" className={page.two} data-uneven>
        <CreatorsCard creators={byCreator} />
        <PlatformsCard effect={effect} />
      </Grid>
      {heldBack.length > 0 && <HeldBackCard effect={effect} />}
    </>
  );
}
