import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListImport } from '../../../contract/creators/list-imports/list-imports.ts';
import { paths } from '../../app/paths.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { FailedRowsButtons } from './outcome/FailedRowsButtons.tsx';
import { FileButton } from './outcome/FileButton.tsx';
import { ImportProgress } from './outcome/ImportProgress.tsx';
import styles from './ImportsPage.module.css';
import { ImportState } from './outcome/ImportState.tsx';
import { writeNewImport } from './new-import-state.ts';
import { Numbers } from './outcome/Numbers.tsx';
import { fetchOriginal } from './queries.ts';

/** The actions on an import and its files. */
export function ImportActions({ of }: { of: ListImport }) {
  const { t } = useTranslation('list-imports');
  return (
    <>
      <FileButton label={t('download.original')} fileName={of.fileName} load={() => fetchOriginal(of.id)} />
      {of.failed > 0 && of.state !== 'running' && <FailedRowsButtons of={of} />}
      {of.state === 'ready' && (
        <Button
          component={Link}
          to={paths.newListImport(writeNewImport({ listId: of.list?.id, importId: of.id }))}
        >
          {t('continue')}
        </Button>
      )}
    </>
  );
}

/** Its file, list and account, and its result. */
export function ImportHead({ of }: { of: ListImport }) {
  const { t } = useTranslation('list-imports');
  return (
    <div className={styles.card}>
      <Numbers
        counts={[
          { label: t('column.rows'), value: of.rows },
          { label: t('column.succeeded'), value: of.succeeded, tone: 'good' },
          { label: t('column.failed'), value: of.failed, tone: 'bad' },
        ]}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{t('column.state')}</dt>
          <dd>
            <ImportState of={of} />
          </dd>
        </div>
        <div>
          <dt>{t('column.list')}</dt>
          <dd>{of.list ? <Link to={paths.list(of.list.id)}>{of.list.name}</Link> : t('deletedList')}</dd>
        </div>
        <div>
          <dt>{t('column.by')}</dt>
          <dd>{of.by || t('deletedAccount')}</dd>
        </div>
        <div>
          <dt>{t('column.time')}</dt>
          <dd>
            <Moment at={of.createdAt} />
          </dd>
        </div>
        {of.finishedAt && (
          <div>
            <dt>{t('detail.finished')}</dt>
            <dd>
              <Moment at={of.finishedAt} />
            </dd>
          </div>
        )}
      </dl>
      {of.state === 'running' && (
        <div data-wide>
          <ImportProgress of={of} />
        </div>
      )}
    </div>
  );
}
