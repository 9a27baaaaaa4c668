import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../../contract/creators/search/creator-search.ts';
import type { Figures } from '../../../../../contract/catalogue/figures.ts';
import { unreported } from '../../../../app/api.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../../ui/page/Card.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Grid, Text } from '../../../../ui/box/Box.tsx';
import styles from '../../DetailPage.module.css';
import { usePostFigures } from '../../queries.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { HashtagCard } from './HashtagCard.tsx';
import { MixCard } from './MixCard.tsx';
import { WeekCard } from './WeekCard.tsx';

/** When the creator publishes, and what. */
export function PostParts({ creator, figures }: { creator: CreatorDetail; figures: Figures | null }) {
  const { t } = useTranslation('insights');
  const { data, error, isError, refetch } = usePostFigures(creator);
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Grid gap={16} align="stretch" className={styles.row} aria-busy="true">
        <Skeleton width="100%" height={280} />
        <Skeleton width="100%" height={280} />
      </Grid>
    );
  if (!data.posts.length)
    return (
      <Card title={t('rhythm.calendar')}>
        <Text tone="soft" breaks preLine>
          {t(creator.unanalysableReason === 'policy' ? 'overview.why.policy' : 'rhythm.none')}
        </Text>
      </Card>
    );
  const moments = data.posts.map(post => post.publishedAt);
  return (
    <>
      <Grid gap={16} align="stretch" className={styles.row} data-wide="first">
        <CalendarCard
          moments={moments}
          observedAt={figures?.asOf ?? creator.refreshedAt ?? moments[0] ?? ''}
        />
        <WeekCard moments={moments} />
      </Grid>
      <Grid gap={16} align="stretch" className={styles.row}>
        <MixCard data={data} figures={figures} />
        {figures && <HashtagCard hashtags={figures.topHashtags} />}
      </Grid>
    </>
  );
}
