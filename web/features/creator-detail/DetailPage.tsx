import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { CreatorDetail } from '../../../contract/creators.ts';
import type { Platform } from '../../../contract/platform.ts';
import { CallError, untold } from '../../api.ts';
import { useCreator } from '../../creator-tools/creator-query.ts';
import { TeamPanel } from '../../creator-tools/TeamPanel.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DetailHead } from './DetailHead.tsx';
import styles from './DetailPage.module.css';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { GrowthCard } from './overview/GrowthCard.tsx';
import { HashtagCard } from './overview/HashtagCard.tsx';
import { KpiStrip } from './overview/KpiStrip.tsx';
import { PostsCard } from './overview/PostsCard.tsx';
import { PostsChartCard } from './overview/PostsChartCard.tsx';
import { SponsoredCard } from './overview/SponsoredCard.tsx';
import { PlainFacts } from './overview/PlainFacts.tsx';

function Overview({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('creators');
  const figures = creator.analysis === 'analysed' ? creator.figures : null;
  const canGrow = creator.snapshots.filter(each => each.followers !== null).length > 1;
  return (
    <>
      {figures ? <KpiStrip creator={creator} figures={figures} /> : <PlainFacts creator={creator} />}
      {canGrow ? (
        <div className={styles.row} data-wide="first">
          <PostsChartCard creator={creator} figures={figures} />
          <GrowthCard snapshots={creator.snapshots} />
        </div>
      ) : (
        <PostsChartCard creator={creator} figures={figures} />
      )}
      <div className={styles.row}>
        {!canGrow && <GrowthCard snapshots={creator.snapshots} />}
        {figures && <HashtagCard hashtags={figures.topHashtags} />}
        {figures && <SponsoredCard figures={figures} />}
        <Card title={t('row.bio')}>
          <p className={styles.bio}>{creator.bio || t('row.noBio')}</p>
        </Card>
      </div>
      <PostsCard posts={creator.posts} />
    </>
  );
}

/** One creator: who it is, the figures with how they came about, and the posts behind them. */
export default function DetailPage() {
  const { t } = useTranslation('creators');
  const { t: team } = useTranslation('team-creators');
  const { platform, id } = useParams();
  const { data, error, isError, refetch } = useCreator(platform as Platform, Number(id));
  useTitle(data ? data.name || data.handle : undefined);

  if (isError) {
    // An address of no creator: a wrong number or platform is no better than one that is gone.
    if (error instanceof CallError && (error.code === 404 || error.code === 400))
      return <EmptyState title={t('detail.missingTitle')}>{t('detail.missing')}</EmptyState>;
    return <ErrorState message={untold(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.page}>
      {data ? (
        <>
          <DetailHead creator={data} />
          <Card title={team('panel.title')}>
            <TeamPanel id={data.id} name={data.name || data.handle} />
          </Card>
          <Overview creator={data} />
        </>
      ) : (
        <DetailSkeleton />
      )}
    </div>
  );
}
