import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Acquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';
import { dateTime, day } from '../../../contract/core/format.ts';
import { platformNames } from '../../catalogue/shared/display-names.ts';
import { paths } from '../../app/paths.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { AcquisitionProgress } from './AcquisitionProgress.tsx';
import { Text } from '../../ui/box/Box.tsx';
import styles from './acquisitions.module.css';
import { AcquisitionState } from './AcquisitionState.tsx';
import { useFrom, useWhen } from './use-text.ts';

function StateCell({ of }: { of: Acquisition }) {
  const { t } = useTranslation('acquisitions');
  const when = useWhen();
  const { state, holdUp, nextRunAt } = of;
  const freeAt = state === 'running' && holdUp?.freeAt;
  const below =
    state === 'running' && holdUp
      ? freeAt
        ? t('held.short', { at: when(freeAt) })
        : t('held.shortLater')
      : state === 'resting' && nextRunAt && when(nextRunAt);
  return (
    <>
      <AcquisitionState of={of} />
      {below && (
        <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
          {below}
        </Text>
      )}
    </>
  );
}

function useColumns(): Column<Acquisition>[] {
  const { t } = useTranslation('acquisitions');
  const from = useFrom();
  return [
    {
      key: 'name',
      head: t('name', { ns: 'common' }),
      width: 220,
      cell: of => (
        <>
          <Text
            as={Link}
            block
            weight={600}
            truncate
            to={paths.acquisition(of.id)}
            className={styles.name}
            title={of.name}
          >
            <bdi>{of.name}</bdi>
          </Text>
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
            {platformNames[of.platform]}
            {of.schedule !== 'once' && ` · ${t(`schedule.${of.schedule}`)}`}
          </Text>
        </>
      ),
    },
    {
      key: 'from',
      head: t('column.from'),
      width: 190,
      cell: of => (
        <>
          <Text as="span" block truncate className={styles.line} title={from(of)}>
            {from(of)}
          </Text>
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
            {t(`kind.${of.kind}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'progress',
      head: t('column.progress'),
      width: 210,
      cell: of => <AcquisitionProgress of={of} />,
    },
    { key: 'state', head: t('state', { ns: 'common' }), width: 150, cell: of => <StateCell of={of} /> },
    {
      key: 'list',
      head: t('list', { ns: 'common' }),
      width: 160,
      cell: ({ list }) =>
        list ? (
          <Text as={Link} block truncate to={paths.list(list.id)} className={styles.line} title={list.name}>
            <bdi>{list.name}</bdi>
          </Text>
        ) : (
          <Text as="span" tone="faint">
            {t('goneList')}
          </Text>
        ),
    },
    {
      key: 'created',
      head: t('column.created'),
      width: 120,
      cell: ({ createdAt, createdBy }) => (
        <>
          <time dateTime={createdAt} title={dateTime(createdAt)}>
            {day(createdAt)}
          </time>
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below}>
            {createdBy || t('deletedAccount', { ns: 'common' })}
          </Text>
        </>
      ),
    },
  ];
}

export interface AcquisitionTableProps {
  acquisitions: readonly Acquisition[] | undefined;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
}

/** Acquisitions of the team, newest first. */
export function AcquisitionTable({ acquisitions, isStale, instead }: AcquisitionTableProps) {
  const { t } = useTranslation('acquisitions');
  return (
    <DataTable
      label={t('title')}
      columns={useColumns()}
      rows={acquisitions}
      keyOf={({ id }) => id}
      isStale={isStale}
      skeletonRows={10}
      instead={instead}
    />
  );
}
