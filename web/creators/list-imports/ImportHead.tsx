import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { getListImport } from '../../../contract/creators/list-imports/list-imports.ts';
import { paths } from '../../app/paths.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { FailedRowsButtons } from './outcome/FailedRowsButtons.tsx';
import { FileButton } from './outcome/FileButton.tsx';
import { ImportProgress } from './outcome/ImportProgress.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './ImportsPage.module.css';
import { ImportState } from './outcome/ImportState.tsx';
import { writeNewImport } from './new-import-state.ts';
import { Numbers } from './outcome/Numbers.tsx';
import { fetchOriginal } from './queries.ts';

type Shown = ReplyOf<typeof getListImport>;

/** The actions on an import and its files. */
export function ImportActions({ shown: { import: of, attention } }: { shown: Shown }) {
  const { t } = useTranslation('list-imports');
  return (
    <>
      <FileButton label={t('download.original')} fileName={of.fileName} load={() => fetchOriginal(of.id)} />
      {attention > 0 && of.state !== 'running' && <FailedRowsButtons of={of} />}
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
export function ImportHead({ shown: { import: of, counts } }: { shown: Shown }) {
  const { t } = useTranslation('list-imports');
  return (
    <Group
      gap={16}
      columnGap={40}
      justify="between"
      wrap
      py={16}
      px={20}
      border
      ground="surface"
      radius="panel"
      className={styles.card}
    >
      <Numbers
        counts={[
          { label: t('column.rows'), value: of.rows },
          { label: t('outcome.added'), value: counts.added, tone: 'good' },
          { label: t('outcome.updated'), value: counts.updated, tone: 'good' },
          { label: t('outcome.already'), value: counts.already },
          { label: t('outcome.failed'), value: counts.failed, tone: 'bad' },
        ]}
      />
      <Group as="dl" gap={8} columnGap={32} align="stretch" wrap className={styles.facts}>
        <div>
          <Text as="dt" size="sm" tone="soft">
            {t('state', { ns: 'common' })}
          </Text>
          <Text as="dd" breaks>
            <ImportState of={of} />
          </Text>
        </div>
        <div>
          <Text as="dt" size="sm" tone="soft">
            {t('list', { ns: 'common' })}
          </Text>
          <Text as="dd" breaks>
            {of.list ? (
              <Text as={Link} tone="accent" to={paths.list(of.list.id)}>
                {of.list.name}
              </Text>
            ) : (
              t('deletedList')
            )}
          </Text>
        </div>
        <div>
          <Text as="dt" size="sm" tone="soft">
            {t('column.by')}
          </Text>
          <Text as="dd" breaks>
            {of.by || t('deletedAccount', { ns: 'common' })}
          </Text>
        </div>
        <div>
          <Text as="dt" size="sm" tone="soft">
            {t('column.time')}
          </Text>
          <Text as="dd" breaks>
            <Moment at={of.createdAt} />
          </Text>
        </div>
        {of.finishedAt && (
          <div>
            <Text as="dt" size="sm" tone="soft">
              {t('detail.finished')}
            </Text>
            <Text as="dd" breaks>
              <Moment at={of.finishedAt} />
            </Text>
          </div>
        )}
      </Group>
      {of.state === 'running' && (
        <div data-wide>
          <ImportProgress of={of} />
        </div>
      )}
    </Group>
  );
}
