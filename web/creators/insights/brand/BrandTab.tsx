import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import page from '../DetailPage.module.css';
import { BrandPosts } from './BrandPosts.tsx';
import { BrandTable } from './BrandTable.tsx';
import { CompareCard } from './CompareCard.tsx';
import { FoundCard } from './FoundCard.tsx';
import { type BrandsReply, useBrands } from './queries.ts';
import { ShareCard } from './ShareCard.tsx';

function BrandSkeleton() {
  return (
    <Stack gap={16} aria-busy="true">
      <Grid gap={16} align="stretch" className={page.row} data-wide="first">
        <Skeleton width="100%" height={318} />
        <Skeleton width="100%" height={318} />
      </Grid>
      <Skeleton width="100%" height={210} />
      <Skeleton width="100%" height={260} />
    </Stack>
  );
}

function Brands({ creator, found }: { creator: CreatorDetail; found: BrandsReply }) {
  const { t } = useTranslation('insights');
  const [params, setParams] = useSearchParams();
  const { brands, sponsored } = found;
  const chosen = brands.find(brand => brand.key === params.get('brand'));
  const choose = (key: string) =>
    setParams(
      before => {
        const after = new URLSearchParams(before);
        if (key) after.set('brand', key);
        else after.delete('brand');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <Card title={t('brand.brands')} aside={brands.length > 0 && t('brand.brandsAside')}>
        {brands.length ? (
          <BrandTable brands={brands} chosen={chosen?.key ?? ''} onChoose={choose} />
        ) : (
          <Text size="md" tone="soft">
            {t('brand.noBrands', { count: sponsored.posts })}
          </Text>
        )}
      </Card>
      {chosen && <BrandPosts key={chosen.key} creator={creator} brand={chosen} onClose={() => choose('')} />}
    </>
  );
}

/** What a creator advertises: how often, for which brands, and its reach compared with other posts. */
export function BrandTab({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('insights');
  const { data, error, isError, refetch } = useBrands(creator);
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) return <BrandSkeleton />;
  if (!data.posts) {
    const isHeldBack = creator.unanalysableReason === 'policy';
    return <EmptyState>{t(isHeldBack ? 'overview.why.policy' : 'brand.unknown')}</EmptyState>;
  }
  if (!data.sponsored.posts && !data.brands.length)
    return <EmptyState>{t('brand.empty', { count: data.posts })}</EmptyState>;
  return (
    <Stack gap={16}>
      <Grid gap={16} align="stretch" className={page.row} data-wide="first">
        <ShareCard months={data.months} />
        <FoundCard posts={data.posts} sponsored={data.sponsored} />
      </Grid>
      <CompareCard sponsored={data.sponsored} organic={data.organic} />
      <Brands creator={creator} found={data} />
    </Stack>
  );
}
