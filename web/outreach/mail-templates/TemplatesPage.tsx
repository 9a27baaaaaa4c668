import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { useTemplates } from './queries.ts';
import { StarterOffer } from './StarterOffer.tsx';
import { readTemplates, type TemplatesState, writeTemplates } from './template-state.ts';
import { TemplateFilters } from './TemplateFilters.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { Allowed } from '../../session/Allowed.tsx';
import { useMay } from '../../session/session.ts';

/** The templates that the account may use; all filters are in the address. */
export default function TemplatesPage() {
  const { t } = useTranslation('mail-templates');
  useTitle(t('title'));
  const mayEdit = useMay('templates.edit');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readTemplates(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useTemplates(state);
  const change = (by: Partial<TemplatesState>) =>
    setParams(writeTemplates({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const isFiltered = Boolean(state.keyword || state.kind || state.category);
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
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
    ) : mayEdit ? (
      <StarterOffer />
    ) : (
      <EmptyState>{t('noneFound')}</EmptyState>
    ));
  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <Allowed to="templates.edit">
            <Button
              component={Link}
              to={paths.newTemplate()}
              leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            >
              {t('create')}
            </Button>
          </Allowed>
        </PageHead>
      }
      filters={<TemplateFilters state={state} categories={data?.categories ?? []} onChange={change} />}
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={
        <TemplateTable templates={data?.templates} isStale={isPlaceholderData} instead={failed || empty} />
      }
      paging={state}
      onPaging={change}
    />
  );
}
