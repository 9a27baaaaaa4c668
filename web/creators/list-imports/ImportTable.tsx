import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import type { ListImport } from '../../../contract/creators/list-imports/list-imports.ts';
import { paths } from '../../app/paths.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { ImportProgress } from './outcome/ImportProgress.tsx';
import { Text } from '../../ui/box/Box.tsx';
import styles from './ImportsPage.module.css';
import { ImportState } from './outcome/ImportState.tsx';
import { writeNewImport } from './new-import-state.ts';

export interface ImportTableProps {
  imports: readonly ListImport[] | undefined;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
}

function importColumns(t: TFunction<'list-imports'>): Column<ListImport>[] {
  const failedTone = (of: ListImport) => (of.failed ? styles.bad : undefined);
  return [
    {
      key: 'file',
      head: t('column.file'),
      width: 222,
      cell: of => (
        <Text
          as={Link}
          block
          truncate
          to={paths.listImport(of.id)}
          hoverAccent
          className={styles.name}
          title={of.fileName}
        >
          {of.fileName}
        </Text>
      ),
    },
    { key: 'time', head: t('column.time'), width: 170, cell: of => <Moment at={of.createdAt} /> },
    {
      key: 'list',
      head: t('list', { ns: 'common' }),
      width: 160,
      cell: ({ list }) =>
        list ? (
          <Text
            as={Link}
            block
            truncate
            to={paths.list(list.id)}
            hoverAccent
            className={styles.name}
            title={list.name}
          >
            {list.name}
          </Text>
        ) : (
          <Text as="span" tone="faint">
            {t('deletedList')}
          </Text>
        ),
    },
    {
      key: 'by',
      head: t('column.by'),
      width: 110,
      cell: ({ by }) => by || t('deletedAccount', { ns: 'common' }),
    },
    { key: 'rows', head: t('column.rows'), align: 'end', width: 76, cell: ({ rows }) => fullCount(rows) },
    {
      key: 'succeeded',
      head: t('column.succeeded'),
      align: 'end',
      width: 84,
      cell: ({ succeeded }) => fullCount(succeeded),
    },
    {
      key: 'failed',
      head: t('column.failed'),
      align: 'end',
      width: 76,
      cell: of => <span className={failedTone(of)}>{fullCount(of.failed)}</span>,
    },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 150,
      cell: of => (of.state === 'running' ? <ImportProgress of={of} /> : <ImportState of={of} />),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 120,
      cell: of =>
        of.state === 'ready' && (
          <Button
            component={Link}
            to={paths.newListImport(writeNewImport({ listId: of.list?.id, importId: of.id }))}
            variant="default"
            size="compact-sm"
            aria-label={t('continueOf', { file: of.fileName })}
          >
            {t('continue')}
          </Button>
        ),
    },
  ];
}

/** Import records, newest first. */
export function ImportTable({ imports, isStale, instead }: ImportTableProps) {
  const { t } = useTranslation('list-imports');
  return (
    <DataTable
      label={t('title')}
      columns={importColumns(t)}
      rows={imports}
      keyOf={({ id }) => id}
      isStale={isStale}
      density="compact"
      skeletonRows={10}
      instead={instead}
    />
  );
}
