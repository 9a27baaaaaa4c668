import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
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
import { useTemplates } from './queries.ts';
import { StarterOffer } from './StarterOffer.tsx';
import { readTemplates, type TemplatesState, writeTemplates } from './template-state.ts';
import { TemplateFilters } from './TemplateFilters.tsx';
import styles from './templates.module.css';
import { TemplateTable } from './TemplateTable.tsx';

/** The templates that somebody may use; the whole question stands in the address. */
export default function TemplatesPage() {
  const { t } = useTranslation('mail-templates');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readTemplates(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useTemplates(state);
  const change = (by: Partial<TemplatesState>) =>
    setParams(writeTemplates({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const isFiltered = Boolean(state.keyword || state.kind || state.category);
  const failed = isError && (
    <ErrorState
      message={error instanceof CallError && !error.told ? error.message : undefined}
      onRetry={() => void refetch()}
    />
  );
  const empty =
    data &&
    !data.total &&
    (isFiltered ? (
      <EmptyState
        actions={
          <Button variant="default" onClick={() => change({ keyword: '', kind: '', category: '' })}>
            {t('clearAll')}
          </Button>
        }
      >
        {t('noneFound')}
      </EmptyState>
    ) : (
      <StarterOffer />
    ));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('about')}</p>
        </div>
        <Button
          component={Link}
          to={paths.newTemplate()}
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        >
          {t('create')}
        </Button>
      </header>
      <TemplateFilters state={state} categories={data?.categories ?? []} onChange={change} />
      <p className={styles.total} role="status">
        {data
          ? t('total', { count: data.total, number: fullCount(data.total) })
          : !isError && <Bone width={90} height={19} />}
      </p>
      <TemplateTable
        templates={data?.templates}
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
