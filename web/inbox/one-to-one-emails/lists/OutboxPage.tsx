import { Button } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { unreported } from '../../../app/api.ts';
import { emailTabs } from './email-tabs.ts';
import type { EmailTabProps } from './EmailList.tsx';
import { EmailTabBar } from './EmailTabBar.tsx';
import { OutgoingEmails } from './OutgoingEmails.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { readTab } from '../../../ui/navigation/read-tab.ts';
import { TablePage } from '../../../ui/tables/TablePage.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { MessagePanel } from '../../../outreach/sent-messages/messages/MessagePanel.tsx';
import {
  anyMessage,
  hasFilter,
  type OutboxState,
  readOutbox,
  writeOutbox,
} from '../../../outreach/sent-messages/messages/outbox-state.ts';
import { OutboxFilters } from '../../../outreach/sent-messages/messages/OutboxFilters.tsx';
import { OutboxTable } from '../../../outreach/sent-messages/messages/OutboxTable.tsx';
import { useOutbox } from '../../../outreach/sent-messages/queries.ts';

function TaskMessages({ head, panelId }: EmailTabProps) {
  const { t } = useTranslation('mail-messages');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readOutbox(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useOutbox(state);
  const change = (by: Partial<OutboxState>) =>
    setParams(writeOutbox({ ...state, ...by }), { preventScrollReset: true });
  const isFiltered = hasFilter(state);
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.messages.length && (
    <EmptyState
      actions={
        isFiltered && (
          <Button variant="default" onClick={() => change({ ...anyMessage, page: 1 })}>
            {t('clearFilters', { ns: 'common' })}
          </Button>
        )
      }
    >
      {isFiltered ? t('outbox.noneFound') : t('outbox.none')}
    </EmptyState>
  );
  return (
    <TablePage
      head={head}
      filters={<OutboxFilters state={state} onChange={by => change({ page: 1, message: null, ...by })} />}
      total={data?.total}
      totalText={count => t('outbox.total', count)}
      isFailed={isError}
      table={
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
          <OutboxTable
            messages={data?.messages}
            isStale={isPlaceholderData}
            activeId={state.message}
            linkTo={message => ({ search: writeOutbox({ ...state, message }).toString() })}
            instead={failed || empty}
          />
        </div>
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

/** All sent or attempted mail, of tasks or emails, newest first; all filters are in the address. */
export default function OutboxPage() {
  const { t } = useTranslation('mail-messages');
  useTitle(t('outbox.title'));
  const panelId = useId();
  const [params] = useSearchParams();
  const Tab = readTab(params, emailTabs) === 'letters' ? OutgoingEmails : TaskMessages;
  const head = (
    <>
      <PageHead title={t('outbox.title')} about={t('outbox.about')} />
      <EmailTabBar panelId={panelId} />
    </>
  );
  return <Tab head={head} panelId={panelId} />;
}
