import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/format.ts';
import { limits } from '../../../contract/limits.ts';
import { CallError } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Bone } from '../../ui/Bone.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { type ImportsState, readImports, writeImports } from './import-state.ts';
import { ImportFilters } from './ImportFilters.tsx';
import styles from './ImportsPage.module.css';
import { ImportTable } from './ImportTable.tsx';
import { writeNewImport } from './new-import.ts';
import { useImports } from './queries.ts';

/** Every import of a file into a list; the whole question stands in the address. */
export default function ImportsPage() {
  const { t } = useTranslation('list-imports');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readImports(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useImports(state);
  const change = (by: Partial<ImportsState>) =>
    setParams(writeImports({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const toNew = paths.newListImport(writeNewImport({ listId: state.listId }));
  const isFiltered = Boolean(state.state ?? state.listId);
  const failed = isError && (
    <ErrorState
      message={error instanceof CallError && !error.told ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  );
  const first = (
    <Button component={Link} to={toNew} variant="default">
      {t('importNew')}
    </Button>
  );
  const empty = data && !data.imports.length && (
    <EmptyState actions={!isFiltered && first}>{t(isFiltered ? 'none' : 'noneYet')}</EmptyState>
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('about')}</p>
        </div>
        <Button component={Link} to={toNew} leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}>
          {t('importNew')}
        </Button>
      </header>
      <ImportFilters filter={state} onChange={change} />
      <p className={styles.total} role="status">
        {data
          ? t('total', { count: data.total, number: fullCount(data.total) })
          : !isError && <Bone width={90} height={19} />}
      </p>
      <ImportTable
        imports={data?.imports}
        isStale={isPlaceholderData}
        instead={failed || empty || undefined}
      />
      <Pager
        page={state.page}
        pages={Math.max(1, Math.ceil((data?.total ?? 0) / state.size))}
        size={state.size}
        sizes={limits.pageSizes}
        onPage={page => change({ page })}
        onSize={size => change({ size })}
      />
    </div>
  );
}
