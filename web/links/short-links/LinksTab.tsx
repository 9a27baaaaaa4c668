import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { ShortLink } from '../../../contract/links/short-links.ts';
import { unreported } from '../../app/api.ts';
import { DeleteLinkDialog } from '../shared/DeleteLinkDialog.tsx';
import { QrDialog } from '../shared/QrDialog.tsx';
import { paths } from '../../app/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { pagesOf } from '../../ui/tables/paging.ts';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { hasFilter, type LinksState, readState, writeState } from './link-state.ts';
import { LinkFilters } from './LinkFilters.tsx';
import { LinkTable } from './LinkTable.tsx';
import { useLinks } from './queries.ts';

function NoneHere({ state }: { state: LinksState }) {
  const { t } = useTranslation('short-links');
  if (hasFilter(state)) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <EmptyState
      actions={
        <Button component={Link} to={paths.newShortLink()}>
          {t('createFirst')}
        </Button>
      }
    >
      {t('noneYet')}
    </EmptyState>
  );
}

/** A page of links with their figures; all filters are in the address. */
export function LinksTab() {
  const { t } = useTranslation('short-links');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useLinks(state);
  const [asked, setAsked] = useState<{ act: 'qr' | 'delete'; link: ShortLink }>();
  const close = () => setAsked(undefined);
  const change = (by: Partial<LinksState>) =>
    setParams(writeState({ ...state, page: 1, ...by }), { preventScrollReset: true });
  // The last link of this page was deleted, so the page no longer exists.
  const pages = data && !isPlaceholderData ? pagesOf(data.total, state.size) : state.page;
  if (state.page > pages) {
    return <Navigate to={{ search: writeState({ ...state, page: pages }).toString() }} replace />;
  }
  const failed = isError && !data && (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  );
  const empty = data && !data.links.length && <NoneHere state={state} />;
  return (
    <TablePage
      head={null}
      filters={<LinkFilters state={state} page={data} onChange={change} />}
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={
        <LinkTable
          links={data?.links}
          state={state}
          isStale={isPlaceholderData}
          instead={failed || empty}
          onSort={sort => change({ sort })}
          onAsk={(act, link) => setAsked({ act, link })}
        />
      }
      paging={state}
      onPaging={change}
    >
      {asked?.act === 'qr' && <QrDialog link={asked.link} onClose={close} />}
      {asked?.act === 'delete' && <DeleteLinkDialog link={asked.link} onClose={close} />}
    </TablePage>
  );
}
