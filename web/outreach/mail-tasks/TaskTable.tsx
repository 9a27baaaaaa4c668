import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { absent, fullCount } from '../../../contract/core/format.ts';
import type { TaskRow } from '../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import { paths } from '../../app/paths.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { TaskActions } from './TaskActions.tsx';
import { TaskProgress } from '../shared/tasks/TaskProgress.tsx';
import { TaskStateTag } from '../shared/tasks/TaskStateTag.tsx';
import { exampleText } from '../../ui/rich-text/variables/example-text.ts';
import { Text } from '../../ui/box/Box.tsx';
import row from '../../ui/theme/row-name.module.css';
import styles from './tasks.module.css';

export interface TaskTableProps {
  tasks: readonly TaskRow[] | undefined;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
}

const counted = ['read', 'replied', 'bounced', 'fail'] as const;

function taskColumns(t: TFunction<'mail-tasks'>): Column<TaskRow>[] {
  const isTrouble = (which: string, count: number) => count > 0 && (which === 'bounced' || which === 'fail');
  return [
    {
      key: 'name',
      head: t('list.column.name'),
      width: 212,
      cell: ({ id, name, subject }) => (
        <div>
          <Link to={paths.mailTask(id)} className={row.name} title={name}>
            {name || t('list.unnamed')}
          </Link>
          <Text as="span" block size="sm" tone="faint" truncate className={styles.below} title={subject}>
            {exampleText(subject)}
          </Text>
        </div>
      ),
    },
    {
      key: 'state',
      head: t('list.column.state'),
      width: 152,
      cell: task => <TaskStateTag task={task} />,
    },
    {
      key: 'progress',
      head: t('list.column.progress'),
      width: 120,
      cell: ({ counts }) => <TaskProgress counts={counts} />,
    },
    ...counted.map(which => ({
      key: which,
      head: t(`list.column.${which}`),
      align: 'end' as const,
      width: 62,
      cell: ({ counts }: TaskRow) => (
        <span className={isTrouble(which, counts[which]) ? styles.bad : undefined}>
          {fullCount(counts[which])}
        </span>
      ),
    })),
    {
      key: 'senders',
      head: t('list.column.senders'),
      width: 150,
      cell: ({ senders: [first, ...others] }) =>
        first ? (
          <Text
            as="span"
            block
            size="sm"
            tone="faint"
            truncate
            className={styles.below}
            title={[first, ...others].join('\n')}
          >
            {others.length ? t('list.moreSenders', { first, count: others.length }) : first}
          </Text>
        ) : (
          absent
        ),
    },
    {
      key: 'by',
      head: t('list.column.by'),
      width: 92,
      cell: ({ createdBy }) => createdBy || t('aDeletedAccount', { ns: 'common' }),
    },
    {
      key: 'when',
      head: t('list.column.when'),
      width: 142,
      cell: ({ startedAt, timedAt, changedAt }) => <Moment at={startedAt ?? timedAt ?? changedAt} />,
    },
    {
      key: 'actions',
      head: t('list.column.actions'),
      hidesHead: true,
      align: 'end',
      width: 58,
      cell: task => <TaskActions task={task} />,
    },
  ];
}

/** Tasks, last changed first. */
export function TaskTable({ tasks, isStale, instead }: TaskTableProps) {
  const { t } = useTranslation('mail-tasks');
  return (
    <DataTable
      label={t('list.title')}
      columns={taskColumns(t)}
      rows={tasks}
      keyOf={({ id }) => id}
      isStale={isStale}
      skeletonRows={8}
      instead={instead}
    />
  );
}
