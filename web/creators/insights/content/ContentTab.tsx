import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Grid } from '../../../ui/box/Box.tsx';
import page from '../DetailPage.module.css';
import { type CreatorKey, usePostFigures } from '../queries.ts';
import { AdsCard } from './AdsCard.tsx';
import { type ContentState, readContent, writeContent } from './content-state.ts';
import { DurationCard } from './charts/DurationCard.tsx';
import { PostList, postListId } from './posts/PostList.tsx';
import { TagCard } from './TagCard.tsx';
import { TimelineCard } from './charts/TimelineCard.tsx';

interface ChartsProps {
  creator: CreatorKey;
  keyword: string;
  onKeyword: (keyword: string) => void;
}

function Charts({ creator, keyword, onKeyword }: ChartsProps) {
  const { t } = useTranslation('insights');
  const { data, error, isError, refetch } = usePostFigures(creator);
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <>
        <Skeleton width="100%" height={360} />
        <Skeleton width="100%" height={300} />
      </>
    );
  if (!data.posts.length) return <EmptyState>{t('overview.why.policy')}</EmptyState>;
  return (
    <>
      <TimelineCard data={data} />
      <Grid gap={16} align="stretch" className={page.row}>
        <DurationCard data={data} />
        <AdsCard data={data} />
      </Grid>
      <Grid gap={16} align="stretch" className={page.row} data-top>
        {(['hashtags', 'mentions'] as const).map(of => (
          <TagCard key={of} of={of} tags={data[of]} keyword={keyword} onChoose={onKeyword} />
        ))}
      </Grid>
    </>
  );
}

/** What a creator publishes and its results; the filters of the list are in the address. */
export function ContentTab({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('insights');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readContent(params), [params]);
  const change = (by: Partial<ContentState>) =>
    setParams(before => writeContent(before, { ...readContent(before), ...by }), {
      preventScrollReset: true,
    });
  if (!creator.posts.length) return <EmptyState>{t('content.none')}</EmptyState>;
  return (
    <>
      <Charts
        creator={creator}
        keyword={state.keyword}
        onKeyword={keyword => {
          change({ keyword, page: 1 });
          document.getElementById(postListId)?.scrollIntoView({ block: 'start' });
        }}
      />
      <PostList creator={creator} state={state} onChange={change} />
    </>
  );
}
