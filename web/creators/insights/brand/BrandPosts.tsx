import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { unreported } from '../../../app/api.ts';
import { PostLine } from '../../shared/PostLine.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { usePosts } from '../queries.ts';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';

export interface BrandPostsProps {
  creator: CreatorDetail;
  brand: { key: string; name: string; posts: number };
  onClose: () => void;
}

/** Hardly any brand has more. */
const maxPosts = 100;
const maxSkeletons = 6;

/** The posts that name a brand, newest first. */
export function BrandPosts({ creator, brand, onClose }: BrandPostsProps) {
  const { t } = useTranslation('insights');
  const { data, error, isError, refetch } = usePosts(creator, { brand: brand.key, size: maxPosts });
  const skeletons = Array.from({ length: Math.min(maxSkeletons, brand.posts) }, (_, at) => at);
  return (
    <Card
      title={t('brand.postsOf', { name: brand.name })}
      aside={
        <Group as="span" inline gap={12}>
          {data && t('brand.postsCount', { count: data.total })}
          <LinkButton onClick={onClose}>{t('brand.close')}</LinkButton>
        </Group>
      }
    >
      {isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : data?.posts.length === 0 ? (
        <Text size="md" tone="soft">
          {t('brand.noPosts')}
        </Text>
      ) : (
        <ul aria-busy={!data}>
          {data
            ? data.posts.map(post => <PostLine key={post.platformPostId} post={post} />)
            : skeletons.map(at => (
                <Box as="li" py={6} px={0} key={at}>
                  <Skeleton width="100%" height={44} />
                </Box>
              ))}
        </ul>
      )}
    </Card>
  );
}
