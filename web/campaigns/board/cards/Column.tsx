import { IconChevronsLeft } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardColumn } from '../../../../contract/campaigns/board.ts';
import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';
import type { CardText } from '../use-card-text.ts';
import { rowGap, rowHeight, visibleRows } from './visible-rows.ts';
import { type CardActs, CardBox } from './CardBox.tsx';
import { Box, Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './Column.module.css';

export interface ColumnProps {
  column: BoardColumn;
  words: CardText;
  acts: CardActs;
  activeId: number | null;
  selected: ReadonlySet<number>;
  heldId: number | null;
  openId: number | null;
  /** Where the held card would be dropped; undefined if not in this column. */
  dropAt: number | undefined;
  mayMove: boolean;
  isCollapsed: boolean;
  onFold: (state: CollaborationState, isCollapsed: boolean) => void;
  /** Called near the end of the column. */
  onMore: (state: CollaborationState, known: number) => void;
}

/** Cards change rarely: unchanged ones are not rendered again. */
const DrawnOnce = memo(CardBox);

/** More cards are requested when this many are left below. */
const nearEnd = 12;

const feesOf = ({ fees }: BoardColumn) => fees.map(({ currency, minor }) => moneyText(minor, currency));

interface FoldedProps extends Pick<ColumnProps, 'column' | 'words'> {
  onUnfold: () => void;
}

function Folded({ column, words, onUnfold }: FoldedProps) {
  const { t } = useTranslation('collaborations');
  const { state, total } = column;
  const name = words.state(state);
  return (
    <Stack
      as="button"
      gap={10}
      align="center"
      weight={600}
      tone="soft"
      plain
      full
      py={12}
      px={0}
      pointer
      type="button"
      className={styles.folded}
      aria-expanded={false}
      title={t('column.unfold', { name, number: fullCount(total) })}
      onClick={onUnfold}
    >
      <Text
        as="span"
        size="xs"
        tone={total ? 'accent' : 'soft'}
        ground={total ? 'accent' : 'tag'}
        className={styles.count}
      >
        {fullCount(total)}
      </Text>
      <span className={styles.turned}>{name}</span>
    </Stack>
  );
}

type CardsProps = Omit<ColumnProps, 'isCollapsed' | 'onFold' | 'dropAt'>;

function Cards({ column, words, acts, activeId, selected, heldId, openId, mayMove, onMore }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { cards, state, total } = column;
  const count = cards.length;
  const [window, setWindow] = useState({ scrolled: 0, height: 0 });
  useLayoutEffect(() => {
    const scroller = list.current?.parentElement;
    if (!scroller) return;
    const measure = () => {
      // In whole rows: nothing else changes in between.
      const scrolled = Math.floor(scroller.scrollTop / rowHeight) * rowHeight;
      const height = scroller.clientHeight;
      setWindow(known =>
        known.scrolled === scrolled && known.height === height ? known : { scrolled, height },
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, []);
  const { first, end } = visibleRows(window.scrolled, window.height + rowHeight, count);
  const isNearEnd = window.height > 0 && count < total && end + nearEnd >= count;
  useLayoutEffect(() => {
    if (isNearEnd) onMore(state, count);
  }, [isNearEnd, count, state, onMore]);
  const rows = Array.from({ length: window.height ? end - first : 0 }, (_, at) => first + at);
  // The focused card stays rendered, however far the column is scrolled.
  const active = activeId === null ? -1 : cards.findIndex(card => card.id === activeId);
  if (active !== -1 && window.height && (active < first || active >= end)) rows.push(active);
  return (
    <ul ref={list} className={styles.cards} style={{ height: Math.max(count * rowHeight - rowGap, 0) }}>
      {rows.map(at => {
        const card = cards[at];
        return (
          card && (
            <DrawnOnce
              key={card.id}
              card={card}
              at={at}
              total={total}
              words={words}
              acts={acts}
              isActive={card.id === activeId}
              isSelected={selected.has(card.id)}
              isHeld={card.id === heldId}
              isOpen={card.id === openId}
              mayMove={mayMove}
            />
          )
        );
      })}
    </ul>
  );
}

/** A state of the board with its sums and cards; only visible cards are rendered. */
export function Column(props: ColumnProps) {
  const { t } = useTranslation('collaborations');
  const { column, words, dropAt, isCollapsed, onFold } = props;
  const { state, total } = column;
  const name = words.state(state);
  const fees = feesOf(column);
  const element = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    // The button that was pressed is gone; the one in its place has the focus.
    if (isPressed.current) element.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    isPressed.current = false;
  });
  function fold(isFolded: boolean) {
    isPressed.current = true;
    onFold(state, isFolded);
  }
  return (
    <Stack
      as="section"
      ref={element}
      radius="card"
      ground="hover"
      className={styles.column}
      data-column={state}
      data-folded={isCollapsed || undefined}
      data-over={dropAt !== undefined || undefined}
      aria-label={t('column.label', { name, number: fullCount(total) })}
    >
      {isCollapsed ? (
        <Folded column={column} words={words} onUnfold={() => fold(false)} />
      ) : (
        <>
          <Grid as="header" gap={0} columnGap={8} align="center" className={styles.head}>
            <Text as="h2" truncate>
              {name}
            </Text>
            <Text as="span" size="xs" tone="soft" ground="tag" className={styles.count}>
              {fullCount(total)}
            </Text>
            <Group
              as="button"
              inline
              justify="center"
              tone="faint"
              radius="tag"
              pointer
              type="button"
              className={styles.fold}
              aria-expanded
              aria-label={t('column.fold', { name })}
              title={t('column.fold', { name })}
              onClick={() => fold(true)}
            >
              <IconChevronsLeft size={15} aria-hidden />
            </Group>
            <Text size="xs" tone="soft" truncate className={styles.fees} dir="auto" title={fees.join(' · ')}>
              {fees.join(' · ')}
            </Text>
          </Grid>
          <Box grow className={styles.scroller} data-list>
            <Cards {...props} />
            {dropAt !== undefined && (
              <div
                className={styles.drop}
                style={{ insetBlockStart: dropAt * rowHeight + (dropAt ? 2 : 4) }}
                aria-hidden
              />
            )}
            {total === 0 && (
              <Text size="sm" tone="faint" textAlign="center" py={20} px={8}>
                {t('column.none')}
              </Text>
            )}
          </Box>
        </>
      )}
    </Stack>
  );
}
