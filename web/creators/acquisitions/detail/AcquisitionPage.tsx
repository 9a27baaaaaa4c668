import { Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { isMissing, isNotInPlan, unreported } from '../../../app/api.ts';
import { NotInPlan } from '../../../layout/plan/NotInPlan.tsx';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { Pager } from '../../../ui/tables/Pager.tsx';
import { readId } from '../../../ui/tables/paging.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { type ItemsState, readItems, writeItems } from '../acquisition-state.ts';
import { AcquisitionHead } from './AcquisitionHead.tsx';
import { AcquisitionState } from '../AcquisitionState.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './detail.module.css';
import { ItemFilters } from './ItemFilters.tsx';
import { ItemTable } from './ItemTable.tsx';
import { useAcquisition } from '../queries.ts';
import { StateActions } from './StateActions.tsx';

/** One acquisition: as a whole, and item by item. */
export default function AcquisitionPage() {
  const { t } = useTranslation('acquisitions');
  const id = readId(useParams()['id'] ?? null);
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readItems(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useAcquisition(id, state);
  const of = data?.acquisition;
  useTitle(of?.name ?? t('title'));
  const change = (by: Partial<ItemsState>) =>
    setParams(writeItems({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const back = (
    <Text as={Link} size="md" tone="accent" to={paths.acquisitions()}>
      {t('detail.back')}
    </Text>
  );
  const isGone = id === null || isMissing(error);
  if (isGone) return <EmptyState actions={back}>{t('detail.notFound')}</EmptyState>;
  if (isNotInPlan(error)) return <NotInPlan title={t('title')}>{t('notInPlan')}</NotInPlan>;
  if (isError && !data) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const isFiltered = Boolean(state.outcome ?? state.run);
  const empty = data && !data.items.length && (
    <EmptyState>{t(isFiltered ? 'detail.noneOf' : 'detail.noItems')}</EmptyState>
  );
  return (
    <Stack gap={12} className={styles.page}>
      <PageHead
        back={back}
        title={
          of ? (
            <Group as="span" gap={4} columnGap={10} wrap>
              <bdi>{of.name}</bdi>
              <AcquisitionState of={of} />
            </Group>
          ) : (
            <Skeleton width={320} height={30} />
          )
        }
      >
        {data && <StateActions of={data.acquisition} reasons={data.reasons} />}
        {of?.list && (
          <Button
            component={Link}
            to={paths.list(of.list.id)}
            leftSection={<IconList size={16} stroke={1.6} aria-hidden />}
          >
            {t('detail.openList')}
          </Button>
        )}
      </PageHead>
      {of ? <AcquisitionHead of={of} /> : <Skeleton width="100%" height={190} />}
      <h2>{t('detail.items')}</h2>
      <ItemFilters state={state} page={data} onChange={change} />
      <ItemTable
        platform={of?.platform ?? 'tiktok'}
        items={data?.items}
        isStale={isPlaceholderData}
        instead={empty || undefined}
      />
      <Pager paging={state} total={data?.total} onChange={change} />
    </Stack>
  );
}
