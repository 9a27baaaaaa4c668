import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { absent } from '../../../../contract/core/format.ts';
import type { LetterRow } from '../../../../contract/inbox/one-to-one-emails.ts';
import { unreported } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { TablePage } from '../../../ui/tables/TablePage.tsx';
import { Addressees } from './Addressees.tsx';
import { readLetters, writeLetters } from './letter-tabs.ts';
import { LetterPanel } from '../editor/LetterPanel.tsx';
import { useLetters } from '../queries.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './letter-list.module.css';

type LinkTo = (letter: LetterRow) => string;

function draftColumns(t: TFunction<'letters'>, linkTo: LinkTo): Column<LetterRow>[] {
  return [
    {
      key: 'subject',
      head: t('subject', { ns: 'common' }),
      width: 320,
      cell: letter => (
        <>
          <Text
            as={Link}
            block
            weight={600}
            truncate
            to={linkTo(letter)}
            preventScrollReset
            className={styles.name}
            title={letter.subject}
          >
            <bdi>{letter.subject || t('list.noSubject')}</bdi>
          </Text>
          <Text
            as="bdi"
            block
            size="sm"
            tone="faint"
            truncate
            className={styles.below}
            title={letter.snippet}
          >
            {letter.snippet}
          </Text>
        </>
      ),
    },
    {
      key: 'to',
      head: t('list.to'),
      width: 220,
      cell: ({ to }) => <Addressees line={to} />,
    },
    {
      key: 'sender',
      head: t('list.sender'),
      width: 190,
      cell: ({ sender }) => (
        <Text as="bdi" block truncate dir="ltr" className={styles.cut} title={sender?.address}>
          {sender?.address ?? absent}
        </Text>
      ),
    },
    {
      key: 'changed',
      head: t('list.changed'),
      width: 150,
      cell: ({ changedAt }) => <Moment at={changedAt} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 110,
      cell: letter => (
        <Button
          component={Link}
          to={linkTo(letter)}
          preventScrollReset
          variant="default"
          size="compact-sm"
          aria-label={t('drafts.continueOf', { subject: letter.subject || t('list.noSubject') })}
        >
          {t('drafts.continue')}
        </Button>
      ),
    },
  ];
}

/** Drafts: a reply opens in its conversation, a new email in a panel beside the list. */
export function DraftLetters({ head, panelId }: { head: ReactNode; panelId: string }) {
  const { t } = useTranslation('letters');
  const [params, setParams] = useSearchParams();
  const state = readLetters(params);
  const { page, size, letter } = state;
  const { data, error, isError, isPlaceholderData, refetch } = useLetters({ list: 'drafts', page, size });
  const change = (by: Partial<typeof state>) =>
    setParams(writeLetters({ ...state, ...by }), { preventScrollReset: true });
  const linkTo: LinkTo = ({ id, threadId }) =>
    threadId === null
      ? paths.drafts(writeLetters({ ...state, letter: id }).toString())
      : paths.inbox(`thread=${threadId}&letter=${id}`);
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.letters.length && <EmptyState>{t('drafts.none')}</EmptyState>;
  return (
    <TablePage
      head={head}
      total={data?.total}
      totalText={count => t('drafts.total', count)}
      isFailed={isError}
      table={
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
          <DataTable
            label={t('drafts.title')}
            columns={draftColumns(t, linkTo)}
            rows={data?.letters}
            keyOf={({ id }) => id}
            isStale={isPlaceholderData}
            skeletonRows={8}
            instead={failed || empty}
          />
        </div>
      }
      paging={state}
      onPaging={by => change({ page: 1, ...by })}
    >
      {letter !== null && (
        <LetterPanel key={letter} letterId={letter} onDone={() => change({ letter: null })} />
      )}
    </TablePage>
  );
}
