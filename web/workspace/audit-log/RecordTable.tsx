import type { ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import { actionNames } from '../../../contract/workspace/audit-log-action-texts.ts';
import type { OperationRecord } from '../../../contract/workspace/audit-log.ts';
import { currentLang } from '../../i18n/lang.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { agentText } from '../../ui/labels/agent-text.ts';
import { ChangesCell } from './ChangesCell.tsx';
import { Text } from '../../ui/box/Box.tsx';

export interface RecordTableProps {
  records: readonly OperationRecord[] | undefined;
  isStale: boolean;
  skeletonRows: number;
  /** In place of rows. */
  instead: ReactNode;
}

function recordColumns(t: TFunction<'operation-records'>): Column<OperationRecord>[] {
  const nameOf = ({ accountId, accountName }: OperationRecord) =>
    accountId === null
      ? t('installation')
      : accountName || `${t('deletedAccount', { ns: 'common' })} ${accountId}`;
  return [
    {
      key: 'at',
      head: t('time', { ns: 'common' }),
      width: 165,
      cell: ({ at }) => (
        <time dateTime={at} dir="ltr">
          {dateTime(at)}
          <Text as="span" tone="faint">
            :{at.slice(17, 19)}
          </Text>
        </time>
      ),
    },
    { key: 'account', head: t('column.account'), width: 170, cell: nameOf },
    {
      key: 'action',
      head: t('column.action'),
      width: 190,
      cell: record => (
        <>
          {actionNames[currentLang][record.action]}
          {record.subjectName && record.subjectName !== record.accountName && (
            <Text as="span" block size="sm" tone="faint" breaks>
              {t('subject', { name: record.subjectName })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'changes',
      head: t('column.changes'),
      width: 320,
      cell: ({ changes }) => (changes.length ? <ChangesCell changes={changes} /> : '—'),
    },
    {
      key: 'from',
      head: t('column.from'),
      width: 180,
      cell: ({ address, agent }) =>
        address || agent ? (
          <>
            <bdi>{address}</bdi>
            <Text as="span" block size="sm" tone="faint" breaks title={agent}>
              {agentText(agent) || t('unknownAgent')}
            </Text>
          </>
        ) : (
          '—'
        ),
    },
  ];
}

/** Records, newest first; with seconds, since many come at once. */
export function RecordTable({ records, isStale, skeletonRows, instead }: RecordTableProps) {
  const { t } = useTranslation('operation-records');
  return (
    <DataTable
      label={t('title')}
      columns={recordColumns(t)}
      rows={records}
      keyOf={({ id }) => id}
      isStale={isStale}
      density="compact"
      skeletonRows={skeletonRows}
      instead={instead}
    />
  );
}
