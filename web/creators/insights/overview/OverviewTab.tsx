import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { TeamPanel } from '../../shared/team-panel/TeamPanel.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { PriceCard } from '../prices/PriceCard.tsx';
import { SignalsCard } from '../signals/SignalsCard.tsx';
import { SimilarCard } from '../similar/SimilarCard.tsx';
import { Grid, Text } from '../../../ui/box/Box.tsx';
import styles from '../DetailPage.module.css';
import { AnalysisNote } from './AnalysisNote.tsx';
import { FigureTiles } from './figures/FigureTiles.tsx';
import { GrowthCard } from './growth/GrowthCard.tsx';
import { PostParts } from './publishing/PostParts.tsx';

/** The basis of a decision: figures among peers, growth, rhythm, content, and what the team knows. */
export function OverviewTab({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('creators');
  const { t: team } = useTranslation('team-creators');
  const figures = creator.analysis === 'analysed' ? creator.figures : null;
  return (
    <>
      <AnalysisNote creator={creator} />
      {figures && <FigureTiles creator={creator} figures={figures} />}
      <GrowthCard creator={creator} />
      <PriceCard creator={creator} />
      <PostParts creator={creator} figures={figures} />
      <SignalsCard creator={creator} />
      <Grid gap={16} align="stretch" className={styles.row} data-wide="first">
        <Card title={team('panel.title')}>
          <TeamPanel id={creator.id} name={creator.name || creator.handle} withoutActions />
        </Card>
        <Card title={t('row.bio')}>
          <Text tone="soft" breaks preLine>
            {creator.bio || t('row.noBio')}
          </Text>
        </Card>
      </Grid>
      <SimilarCard creator={creator} />
    </>
  );
}
