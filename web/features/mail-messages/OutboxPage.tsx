import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { untold } from '../../api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { TablePage } from '../../ui/TablePage.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { MessagePanel } from './MessagePanel.tsx';
import { anyMessage, hasFilter, type OutboxState, readOutbox, writeOutbox } from './outbox-state.ts';
import { OutboxFilters } from './OutboxFilters.tsx';
import { OutboxTable } from './OutboxTable.tsx';
import { useOutbox } from './queries.ts';

/** Every message that went out or tried to, newest first; the whole question stands in the address. */
export default function OutboxPage() {
  const { t } = useTranslation('mail-messages');
  useTitle(t('outbox.title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readOutbox(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useOutbox(state);
  const change = (by: Partial<OutboxState>) =>
    setParams(writeOutbox({ ...state, ...by }), { preventScrollReset: true });
  const isFiltered = hasFilter(state);
  const failed = isError && <ErrorState message={untold(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.messages.length && (
    <EmptyState
      actions={
        isFiltered && (
          <Button variant="default" onClick={() => change({ ...anyMessage, page: 1 })}>
            {t('filter.clearAll')}
          </Button>
        )
      }
    >
      {isFiltered ? t('outbox.noneFound') : t('outbox.none')}
    </EmptyState>
  );
  return (
    <TablePage
      head={<PageHead title={t('outbox.title')} about={t('outbox.about')} />}
      filters={<OutboxFilters state={state} onChange={by => change({ page: 1, message: null, ...by })} />}
      total={data?.total}
      totalWords={count => t('outbox.total', count)}
      isFailed={isError}
      table={
        <OutboxTable
          messages={data?.messages}
          isStale={isPlaceholderData}
          activeId={state.message}
          linkTo={message => ({ search: writeOutbox({ ...state, message }).toString() })}
          instead={failed || empty}
        />
      }
      paging={state}
      onPaging={by => change({ page: 1, ...by })}
    >
      {state.message !== null && (
        <MessagePanel
          key={state.message}
          messageId={state.message}
          onClose={() => change({ message: null })}
        />
      )}
    </TablePage>
  );
}
