import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../../contract/creators/search/creator-search.ts';
import type { Figure } from '../../../../../contract/catalogue/figures.ts';
import { unreported } from '../../../../app/api.ts';
import { PostLine } from '../../../shared/PostLine.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { SidePanel } from '../../../../ui/overlays/SidePanel.tsx';
import { usePostsBehind } from '../../queries.ts';
import { type FigureKind, writeFigure } from './figure-kinds.ts';
import { Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './FigurePosts.module.css';
import { FormulaText } from './FormulaText.tsx';

const skeletons = Array.from({ length: 8 }, (_, at) => at);

export interface FigurePostsProps {
  creator: CreatorDetail;
  kind: FigureKind;
  figure: Figure;
  asOf: string;
  onClose: () => void;
}

/** The posts from which a figure was computed, beside the page. */
export function FigurePosts({ creator, kind, figure, asOf, onClose }: FigurePostsProps) {
  const { t } = useTranslation('insights');
  const name = t(`figure.${kind.name}`);
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePostsBehind(
    creator,
    kind.name,
  );
  const posts = data?.pages.flatMap(page => page.posts);
  const total = data?.pages[0]?.total;
  return (
    <SidePanel
      label={t('overview.postsBehind', { name })}
      aside={total === undefined ? undefined : t('overview.postCount', { count: total })}
      isWide
      onClose={onClose}
    >
      <Text as="div" size="md" tone="soft" mb={8} className={styles.words}>
        <FormulaText name={name} value={writeFigure(kind.unit, figure.value)} figure={figure} asOf={asOf} />
      </Text>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!posts && !isError && (
        <Stack gap={12} aria-busy="true">
          {skeletons.map(at => (
            <Skeleton key={at} width="100%" height={40} />
          ))}
        </Stack>
      )}
      {posts?.length === 0 && <Text tone="faint">{t('overview.noPostsBehind')}</Text>}
      <ul>
        {posts?.map(post => (
          <PostLine key={post.platformPostId} post={post} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('overview.more')}
        </Button>
      )}
    </SidePanel>
  );
}
