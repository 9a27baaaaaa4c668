import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../../contract/core/format.ts';
import {
  importHeadings,
  importReasonTexts,
  importWarningTexts,
} from '../../../../contract/creators/list-imports/list-import-texts.ts';
import type { ListImportRow } from '../../../../contract/creators/list-imports/list-imports.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { platformNames } from '../../../layout/search/platform-names.ts';
import { paths } from '../../../app/paths.ts';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Tag, type TagProps } from '../../../ui/labels/Tag.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './ImportRowTable.module.css';
import type { Outcome } from '../import-state.ts';

export interface ImportRowTableProps {
  label: string;
  rows: readonly ListImportRow[] | undefined;
  /** What will happen, instead of what happened. */
  isTry?: boolean;
  isStale?: boolean;
  /** In place of rows. */
  instead?: ReactNode;
}

const tones = {
  added: 'good',
  updated: 'good',
  already: 'plain',
  failed: 'bad',
  waiting: 'accent',
} as const satisfies Record<Outcome, TagProps['tone']>;

function Creator({ creator }: { creator: NonNullable<ListImportRow['creator']> }) {
  const { t } = useTranslation('list-imports');
  const name = creator.name || creator.handle;
  return (
    <>
      {creator.known && creator.id > 0 ? (
        <Text
          as={Link}
          block
          truncate
          to={paths.creator(creator.platform, creator.id)}
          hoverAccent
          className={styles.name}
        >
          {name}
        </Text>
      ) : (
        <Text as="span" block truncate className={styles.name}>
          {name}
        </Text>
      )}
      <Text as="span" block size="sm" tone="faint" clip className={styles.below}>
        {platformNames[creator.platform]} · <bdi dir="ltr">@{creator.handle}</bdi>
        {!creator.known && ` · ${t('unknownCreator')}`}
      </Text>
    </>
  );
}

/** Why it failed, or what of it was left out. */
const remarksOf = ({ reason, warnings }: ListImportRow): string[] => [
  ...(reason ? [importReasonTexts[currentLang][reason]] : []),
  ...warnings.map(warning => importWarningTexts[currentLang][warning]),
];

function rowColumns(t: TFunction<'list-imports'>, isTry: boolean): Column<ListImportRow>[] {
  return [
    { key: 'row', head: t('column.row'), width: 80, cell: ({ row }) => fullCount(row) },
    {
      key: 'homepage',
      head: t('column.homepage'),
      width: 260,
      cell: ({ homepage }) =>
        homepage ? (
          <Text as="bdi" block truncate dir="ltr" className={styles.homepage} title={homepage}>
            {homepage}
          </Text>
        ) : (
          '—'
        ),
    },
    {
      key: 'creator',
      head: t('creator', { ns: 'common' }),
      width: 220,
      cell: ({ creator }) => (creator ? <Creator creator={creator} /> : '—'),
    },
    {
      key: 'outcome',
      head: t('outcome', { ns: 'common' }),
      width: 150,
      cell: ({ outcome, changes }) => (
        <>
          <Tag tone={tones[outcome]}>{isTry ? t(`will.${outcome}`) : t(`outcome.${outcome}`)}</Tag>
          {changes.length > 0 && (
            <Text as="span" block size="sm" tone="faint" className={styles.below}>
              {changes.map(field => importHeadings[currentLang][field]).join(t('comma', { ns: 'common' }))}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'reason',
      head: t('column.reason'),
      width: 320,
      cell: row => {
        const texts = remarksOf(row);
        return texts.length ? (
          <Text breaks preLine>
            {texts.join('\n')}
          </Text>
        ) : (
          '—'
        );
      },
    },
  ];
}

/** Rows of a file with their outcome, and what to do about those that failed or were cut. */
export function ImportRowTable({ isTry = false, ...table }: ImportRowTableProps) {
  const { t } = useTranslation('list-imports');
  return (
    <DataTable
      {...table}
      columns={rowColumns(t, isTry)}
      keyOf={({ row }) => row}
      density="compact"
      skeletonRows={6}
    />
  );
}
