import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import { CallError, unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import { readId } from '../../ui/tables/paging.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { outcomes, readRows, type RowsState, writeRows } from './import-state.ts';
import { ImportActions, ImportHead } from './ImportHead.tsx';
import { ImportRowTable } from './outcome/ImportRowTable.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './ImportsPage.module.css';
import { useImport } from './queries.ts';

/** One import: as a whole, and row by row. */
export default function ImportPage() {
  const { t } = useTranslation('list-imports');
  const id = readId(useParams()['id'] ?? null);
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readRows(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useImport(id, state);
  const of = data?.import;
  const title = of ? t('detail.title', { file: of.fileName }) : t('title');
  useTitle(title);
  const change = (by: Partial<RowsState>) =>
    setParams(writeRows({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const back = (
    <Text as={Link} size="md" tone="accent" to={paths.listImports()}>
      {t('detail.back')}
    </Text>
  );
  const isGone = id === null || (error instanceof CallError && error.code === 404);
  if (isGone) return <EmptyState actions={back}>{t('detail.notFound')}</EmptyState>;
  if (isError && !data) {
    const message = unreported(error);
    return <ErrorState message={message} onRetry={() => void refetch()} />;
  }
  const label = t('outcome', { ns: 'common' });
  const empty = data && !data.rows.length && (
    <EmptyState>{t(of?.state === 'ready' ? 'detail.noRows' : 'detail.noneOf')}</EmptyState>
  );
  return (
    <Stack gap={12} className={styles.page}>
      <PageHead back={back} title={of ? title : <Skeleton width={320} height={30} />}>
        {data && <ImportActions shown={data} />}
      </PageHead>
      {data ? <ImportHead shown={data} /> : <Skeleton width="100%" height={90} />}
      <h2>{t('detail.rows')}</h2>
      <FilterRow label={t('filters', { ns: 'common' })}>
        <ChoiceChip
          label={label}
          removeLabel={t('removeFilter', { ns: 'common', name: label })}
          value={state.outcome ?? ''}
          options={outcomes.map(each => ({ value: each, label: t(`outcome.${each}`) }))}
          onChange={value => change({ outcome: outcomes.find(each => each === value) ?? null })}
        />
        <Text size="md" tone="soft" minH={20} role="status">
          {data && t('detail.total', { number: fullCount(data.total) })}
        </Text>
      </FilterRow>
      <ImportRowTable
        label={t('detail.rows')}
        rows={data?.rows}
        isStale={isPlaceholderData}
        instead={empty || undefined}
      />
      <Pager paging={state} total={data?.total} onChange={change} />
    </Stack>
  );
}
