import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../../../contract/campaigns/board.ts';
import { absent } from '../../../../contract/core/format.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import type { Selection } from '../../../ui/tables/use-selection.ts';
import type { CardText } from '../use-card-text.ts';
import { stateTones } from '../state-tones.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './CardsTable.module.css';

export interface CardsTableProps {
  cards: readonly Card[] | undefined;
  words: CardText;
  openId: number | null;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
  /** Undefined for viewers. */
  selection: Selection | undefined;
  onOpen: (id: number) => void;
}

const columnsFor = (
  t: TFunction<'collaborations'>,
  { words, onOpen }: Pick<CardsTableProps, 'words' | 'onOpen'>,
): Column<Card>[] => [
  {
    key: 'creator',
    head: t('creator', { ns: 'common' }),
    width: 240,
    cell: card => (
      <Group gap={10} shrink className={styles.who}>
        <Avatar name={words.name(card)} src={card.creator.avatarUrl} size={32} />
        <Stack align="start" shrink size="xs" tone="faint">
          <Text
            as="button"
            weight={600}
            tone="ink"
            textAlign="start"
            plain
            truncate
            p={0}
            pointer
            type="button"
            hoverAccent
            className={styles.name}
            onClick={() => onOpen(card.id)}
          >
            {words.name(card)}
          </Text>
          <bdi dir="ltr">@{card.creator.handle}</bdi>
        </Stack>
      </Group>
    ),
  },
  {
    key: 'state',
    head: t('state', { ns: 'common' }),
    width: 120,
    cell: card => (
      <Tag tone={card.openMinor === null ? stateTones[card.state] : 'warn'}>{words.cardState(card)}</Tag>
    ),
  },
  {
    key: 'fee',
    head: t('column.fee'),
    align: 'end',
    width: 130,
    cell: card => <bdi dir="ltr">{card.feeMinor === null ? absent : words.fee(card)}</bdi>,
  },
  {
    key: 'deliverables',
    head: t('column.deliverables'),
    width: 120,
    cell: card => (card.deliverables ? words.deliverables(card) : absent),
  },
  { key: 'checks', head: t('column.checks'), width: 110, cell: card => words.checks(card) || absent },
  {
    key: 'due',
    head: t('column.due'),
    width: 170,
    cell(card) {
      const due = words.due(card);
      return due ? <span className={due.isLate ? styles.late : undefined}>{due.text}</span> : absent;
    },
  },
  {
    key: 'drafts',
    head: t('column.drafts'),
    width: 110,
    cell: ({ waitingDrafts }) =>
      waitingDrafts ? <Tag tone="warn">{words.drafts(waitingDrafts)}</Tag> : absent,
  },
  {
    key: 'since',
    head: t('column.since'),
    width: 130,
    cell: ({ stateSince }) => <Ago at={stateSince} />,
  },
];

/** Collaborations of a campaign, one per row. */
export function CardsTable(props: CardsTableProps) {
  const { t } = useTranslation('collaborations');
  const { cards, words, openId, isStale, instead, selection } = props;
  return (
    <DataTable
      label={t('table')}
      columns={columnsFor(t, props)}
      rows={cards}
      keyOf={({ id }) => id}
      activeKey={openId}
      isStale={isStale}
      instead={instead}
      selected={
        selection && {
          isSelected: ({ id }) => selection.has(id),
          onSelect: (rows, isSelected) =>
            selection.select(
              rows.map(({ id }) => id),
              isSelected,
            ),
          nameOf: words.name,
        }
      }
    />
  );
}
