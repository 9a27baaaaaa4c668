import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  absent,
  dateTime,
  day,
  moneyRange,
  percentOfBp,
  ratioOfBp,
} from '../../../../contract/core/format.ts';
import { Count } from '../../../ui/figures/Count.tsx';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Growth } from '../../../ui/figures/Growth.tsx';
import { LevelTag } from '../../../ui/labels/LevelTag.tsx';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import type { ActionName } from '../actions/action-target.ts';
import { columnHead, type ColumnKey } from './column-choice.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './columns.module.css';
import { CreatorCell } from './CreatorCell.tsx';
import { CreatorTags } from './CreatorTags.tsx';
import { agoText, categoryName } from '../../../catalogue/shared/display-names.ts';
import { RowActions } from './RowActions.tsx';
import type { ShownCreator } from '../shown-creator.ts';
import type { TeamMarks } from '../../../../contract/creators/team-creators/team-creators.ts';
import { statusTones, useContactText } from './TeamMarks.tsx';

function StatusCell({ marks: { status } }: { marks: TeamMarks }) {
  const { t: words } = useTranslation('team-creators');
  return <Tag tone={statusTones[status]}>{words(`status.${status}`)}</Tag>;
}

function ContactCell({ marks: { lastContact } }: { marks: TeamMarks }) {
  const words = useContactText();
  return lastContact ? <span title={dateTime(lastContact.at)}>{words(lastContact)}</span> : absent;
}

type T = TFunction<'creators'>;
type Shown = Pick<Column<ShownCreator>, 'width' | 'align' | 'sortable' | 'cell'>;

const figure = { align: 'end', sortable: true } as const;

function PlaysCell({ row }: { row: ShownCreator }) {
  const { t } = useTranslation('creators');
  return (
    <Group as="span" inline gap={8}>
      <Sparkline values={row.recentPlays} label={t('row.recentPlays')} />
      <Count value={row.averagePlays} />
    </Group>
  );
}

/** Columns that a page brings itself, or shows in its own way. */
export type SpecialColumns = Partial<Record<ColumnKey, Shown>>;

const shown: Record<Exclude<ColumnKey, 'email' | 'notes' | 'added_at' | 'added_by'>, Shown> = {
  tags: { width: 136, cell: row => <CreatorTags row={row} /> },
  followers: { ...figure, width: 84, cell: row => <Count value={row.followers} /> },
  avg_plays: { ...figure, width: 144, cell: row => <PlaysCell row={row} /> },
  avg_intrate: {
    ...figure,
    width: 138,
    cell: row => (
      <Group as="span" inline gap={8}>
        <Text as="b" weight={600}>
          {percentOfBp(row.interactionBp)}
        </Text>
        <LevelTag level={row.level} />
      </Group>
    ),
  },
  follower_plays: { ...figure, width: 80, cell: row => ratioOfBp(row.playsToFollowersBp) },
  growth: { ...figure, width: 118, cell: row => <Growth bp={row.growthBp} /> },
  price: {
    ...figure,
    width: 160,
    cell: row => <bdi dir="ltr">{moneyRange(row.priceLowFen, row.priceHighFen)}</bdi>,
  },
  newest_post: {
    ...figure,
    width: 110,
    cell: row =>
      row.lastPostAt ? <span title={day(row.lastPostAt)}>{agoText(row.lastPostAt)}</span> : absent,
  },
  category: { width: 120, cell: row => (row.category === null ? absent : categoryName(row.category)) },
  status: { width: 92, cell: row => <StatusCell marks={row.marks} /> },
  team_tags: {
    width: 150,
    cell: ({ marks: { teamTags } }) =>
      teamTags.length ? (
        <Group as="span" gap={4} align="stretch" wrap clip className={styles.tags}>
          {teamTags.map(tag => (
            <Tag key={tag} tone="accent" title={tag}>
              {tag}
            </Tag>
          ))}
        </Group>
      ) : (
        absent
      ),
  },
  last_contact: { width: 114, cell: row => <ContactCell marks={row.marks} /> },
};

export interface CreatorColumns {
  keys: readonly ColumnKey[];
  /** Creators of several platforms. */
  isMixed?: boolean;
  special?: SpecialColumns;
  /** The sorts that this table offers. */
  sorts: readonly string[];
  /** Actions in the "more" menu of a row. */
  more: readonly ActionName[];
  onQuickLook: (row: ShownCreator) => void;
  onAsk: (what: ActionName, row: ShownCreator) => void;
}

/** The creator first, the chosen columns, the actions last. */
export function creatorColumns(
  t: T,
  { keys, isMixed, special, sorts, more, onQuickLook, onAsk }: CreatorColumns,
): Column<ShownCreator>[] {
  const known: SpecialColumns = { ...shown, ...special };
  const chosen = keys.flatMap(key => {
    const column = known[key];
    return column ? [{ key, column }] : [];
  });
  return [
    {
      key: 'creator',
      head: t('column.creator'),
      width: 272,
      cell: row => <CreatorCell row={row} isMixed={isMixed} beside={keys} />,
    },
    ...chosen.map(({ key, column }) => ({
      key,
      head: columnHead(t, key),
      ...column,
      sortable: Boolean(column.sortable) && sorts.includes(key),
    })),
    {
      key: 'actions',
      head: t('column.actions'),
      hidesHead: true,
      align: 'end',
      width: 158,
      cell: row => (
        <RowActions
          row={row}
          more={more}
          onQuickLook={() => onQuickLook(row)}
          onAsk={what => onAsk(what, row)}
        />
      ),
    },
  ];
}

interface ExportedColumn {
  key: string;
  head: string;
}

/**
 * What the page shows, in the form that an export takes: the visible columns, and what stands beside the name. Where tags
 * are shown, those of the team are too.
 */
export function exportedColumns(t: T, columns: readonly Column<ShownCreator>[]): ExportedColumn[] {
  const column = (key: 'email' | 'status' | 'team_tags' | 'notes') => ({ key, head: t(`column.${key}`) });
  const shown = columns.filter(({ hidesHead }) => !hidesHead).map(({ key, head }) => ({ key, head }));
  const inFile = shown.flatMap(each => {
    if (each.key === 'creator') return [each, column('email'), column('status')];
    return each.key === 'tags' ? [column('team_tags'), each] : [each];
  });
  const all = [...inFile, column('notes')];
  return all.filter(({ key }, at) => all.findIndex(each => each.key === key) === at);
}
