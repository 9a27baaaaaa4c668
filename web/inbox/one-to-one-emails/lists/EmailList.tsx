import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { EmailRow } from '../../../../contract/inbox/one-to-one-emails.ts';
import { unreported } from '../../../app/api.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { TablePage } from '../../../ui/tables/TablePage.tsx';
import { readEmails, writeEmails } from './email-tabs.ts';
import { useEmails } from '../queries.ts';

export interface EmailTabProps {
  /** The head of the page. */
  head: ReactNode;
  panelId: string;
}

export interface EmailListProps extends EmailTabProps {
  list: 'drafts' | 'outgoing';
  columns: readonly Column<EmailRow>[];
  /** Panels over the page. */
  children?: ReactNode;
}

/** A tab with a list of emails; its page is in the address. */
export function EmailList({ head, panelId, list, columns, children }: EmailListProps) {
  const { t } = useTranslation('one-to-one-emails');
  const [params, setParams] = useSearchParams();
  const state = readEmails(params);
  const { page, size } = state;
  const { data, error, isError, isPlaceholderData, refetch } = useEmails({ list, page, size });
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.letters.length && <EmptyState>{t(`${list}.none`)}</EmptyState>;
  return (
    <TablePage
      head={head}
      total={data?.total}
      totalText={count => t(`${list}.total`, count)}
      isFailed={isError}
      table={
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
          <DataTable
            label={t(`${list}.title`)}
            columns={columns}
            rows={data?.letters}
            keyOf={({ id }) => id}
            isStale={isPlaceholderData}
            skeletonRows={8}
            instead={failed || empty}
          />
        </div>
      }
      paging={state}
      onPaging={by => setParams(writeEmails({ ...state, page: 1, ...by }), { preventScrollReset: true })}
    >
      {children}
    </TablePage>
  );
}
