import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { limits } from '../../../contract/core/limits.ts';
import { CallError, unreported } from '../../app/api.ts';
import { BasePricesDialog } from '../creator-prices/BasePricesDialog.tsx';
import { SaveDialog } from '../shared/actions/dialogs/SaveDialog.tsx';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { AddDialog } from './AddDialog.tsx';
import { missingIds, moved, readIds } from './compared-ids.ts';
import { Compared } from './Compared.tsx';
import { Grid, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './page.module.css';
import { useComparison } from './queries.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** Placeholders for table and charts, with their final heights. */
function CompareSkeleton() {
  return (
    <Stack gap={16} shrink frame={1480} aria-busy="true">
      <Skeleton width="100%" height={760} />
      <Grid gap={16} align="stretch" className={styles.row}>
        <Skeleton width="100%" height={380} />
        <Skeleton width="100%" height={380} />
      </Grid>
    </Stack>
  );
}

/** Up to six creators side by side; who they are and in which order is in the address. */
export default function ComparePage() {
  const { t } = useTranslation('comparison');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const { ids, beyond } = readIds(params.get('ids'));
  const { data, error, isError, isPlaceholderData, refetch } = useComparison(ids);
  const [open, setOpen] = useState<'add' | 'save' | 'base' | null>(null);
  const known = new Map(data?.creators.map(creator => [creator.id, creator]));
  const creators = ids.flatMap(id => known.get(id) ?? []);
  const missing = error instanceof CallError ? missingIds(error.fields) : [];

  function put(next: readonly number[]) {
    const changed = new URLSearchParams(params);
    changed.set('ids', next.join(','));
    setParams(changed, { preventScrollReset: true });
  }
  const isFull = ids.length >= limits.compared.max;
  const add = (
    <Button
      variant={ids.length < limits.compared.min ? 'filled' : 'default'}
      disabled={isFull}
      title={isFull ? t('add.full', { max: limits.compared.max }) : undefined}
      onClick={() => setOpen('add')}
    >
      {t('add.open')}
    </Button>
  );

  return (
    <Stack gap={16} shrink frame={1480}>
      <PageHead title={t('title')} about={t('about', { max: limits.compared.max })}>
        {ids.length > 0 && add}
        {creators.length > 0 && (
          <>
            <Button variant="default" onClick={() => setOpen('save')}>
              {t('saveAll')}
            </Button>
            <Button component={Link} to={paths.report(creators.map(({ id }) => id))} variant="default">
              {t('report')}
            </Button>
            <Button variant="default" onClick={() => setOpen('base')}>
              {t('base')}
            </Button>
          </>
        )}
      </PageHead>
      {beyond > 0 && (
        <Text
          size="md"
          tone="warn"
          leading="relaxed"
          py={10}
          px={14}
          radius="control"
          ground="warn"
          role="status"
        >
          {t('tooMany', { count: beyond, max: limits.compared.max })}
        </Text>
      )}
      {!ids.length ? (
        <EmptyState actions={add}>{t('empty')}</EmptyState>
      ) : missing.length ? (
        <EmptyState
          actions={
            <Button variant="default" onClick={() => put(ids.filter(id => !missing.includes(id)))}>
              {t('missing.leaveOut')}
            </Button>
          }
        >
          {t('missing.text', { count: missing.length })}
        </EmptyState>
      ) : isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : !data || !creators.length ? (
        <CompareSkeleton />
      ) : (
        <Compared
          creators={creators}
          comparison={data}
          isStale={isPlaceholderData}
          onMove={(id, by) => put(moved(ids, id, by))}
          onRemove={id => put(ids.filter(each => each !== id))}
        />
      )}
      {open === 'add' && (
        <AddDialog
          onChoose={id => {
            put([...new Set([...ids, id])]);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'save' && (
        <SaveDialog
          what="save"
          target={{
            meant: { of: 'ids', ids: creators.map(({ id }) => id) },
            count: creators.length,
            columns: [],
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'base' && (
        <BasePricesDialog platform={creators[0]?.platform ?? 'tiktok'} onClose={() => setOpen(null)} />
      )}
    </Stack>
  );
}
