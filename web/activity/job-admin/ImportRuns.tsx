import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { dateTime, fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './JobsPage.module.css';
import { type ImportRun, useImportRuns } from './queries.ts';

const tones = { running: 'accent', done: 'good', failed: 'bad' } as const;
const counts = [
  ['rowsRead', 'rowsRead'],
  ['creators', 'creatorsWritten'],
  ['posts', 'postsWritten'],
  ['unchanged', 'unchanged'],
  ['refused', 'refused'],
] as const;

function runColumns(t: TFunction<'operations'>): Column<ImportRun>[] {
  return [
    {
      key: 'file',
      head: t('file'),
      width: 210,
      cell: run => (
        <Text as="span" block truncate className={styles.file} title={run.fileName}>
          {run.fileName}
        </Text>
      ),
    },
    { key: 'mapping', head: t('mapping'), width: 130, cell: run => <code>{run.mapping}</code> },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 84,
      cell: run => <Tag tone={tones[run.state]}>{t(`states.${run.state}`)}</Tag>,
    },
    ...counts.map(([word, key]): Column<ImportRun> => ({
      key,
      head: t(`run.${word}`),
      align: 'end',
      width: 82,
      cell: run => fullCount(run[key]),
    })),
    { key: 'startedAt', head: t('startedAt'), width: 142, cell: run => dateTime(run.startedAt) },
    { key: 'finishedAt', head: t('finishedAt'), width: 142, cell: run => dateTime(run.finishedAt) },
  ];
}

/** Files that were imported into the catalogue, newest first. */
export function ImportRuns() {
  const { t } = useTranslation('operations');
  const { data, error, isError, refetch } = useImportRuns();
  const empty = data && !data.runs.length ? <EmptyState>{t('noImports')}</EmptyState> : undefined;
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  return (
    <Stack as="section" gap={10} shrink className={styles.section}>
      <h2>{t('imports')}</h2>
      <DataTable
        label={t('imports')}
        columns={runColumns(t)}
        rows={data?.runs}
        keyOf={run => run.id}
        density="compact"
        skeletonRows={3}
        instead={failed || empty}
      />
    </Stack>
  );
}
