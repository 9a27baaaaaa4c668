import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollaborationState } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { Board, Move } from '../board-moves.ts';
import type { CardText } from '../use-card-text.ts';
import { Box } from '../../../ui/box/Box.tsx';
import styles from './BoardView.module.css';
import type { CardActs } from './CardBox.tsx';
import { Column } from './Column.tsx';
import { MoveMenu } from './MoveMenu.tsx';
import { useBoardFolds } from './use-board-folds.ts';
import { useCardDrag } from './use-card-drag.ts';
import { wantedFocus } from './wanted-focus.ts';

export interface BoardViewProps {
  board: Board;
  words: CardText;
  openId: number | null;
  selected: ReadonlySet<number>;
  mayMove: boolean;
  /** These cards belong to the previous filters; the new ones are loading. */
  isStale: boolean;
  onOpen: (id: number) => void;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  onMove: (move: Move) => void;
  onMore: (state: CollaborationState) => void;
}

const DrawnOnce = memo(Column);

/** The columns side by side; Tab leads to one card, and arrow keys from it to all others. */
export function BoardView(props: BoardViewProps) {
  const { board, words, openId, selected, mayMove, isStale, onOpen, onSelect, onMove, onMore } = props;
  const { t } = useTranslation('collaborations');
  const element = useRef<HTMLDivElement>(null);
  const [wanted] = useState(wantedFocus);
  const lastSelected = useRef<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(openId);
  const [menu, setMenu] = useState<{ id: number; button: HTMLElement } | null>(null);
  const { columns } = board;
  const { folded, staysFolded, choose, openFor } = useBoardFolds(columns, element);
  const unfolded = columns.filter(({ state }) => !folded.has(state));
  const isThere = chosen !== null && unfolded.some(({ cards }) => cards.some(card => card.id === chosen));
  const activeId = isThere ? chosen : (unfolded.find(({ cards }) => cards.length)?.cards[0]?.id ?? null);

  const held = useCardDrag({
    columns,
    unfolded,
    board: element,
    wanted,
    words,
    activeId,
    mayMove,
    onActive: setChosen,
    onDrop(move, byKeys) {
      // The focus follows a card that is moved by keys; what the reader has folded else stays so.
      if (byKeys || !staysFolded(move.to)) openFor(move.to);
      onMove(move);
    },
  });

  /** The current handlers of cards: cards keep the same object, so that they are not rendered again. */
  const latest = useRef({ columns, onOpen, onSelect, onMore });
  useEffect(() => {
    latest.current = { columns, onOpen, onSelect, onMore };
  });
  const acts = useMemo<CardActs>(
    () => ({
      wanted,
      open(id) {
        setChosen(id);
        latest.current.onOpen(id);
      },
      menu(id, button) {
        setChosen(id);
        setMenu({ id, button });
      },
      select(id, isSelected, isRange) {
        const { columns: now, onSelect: select } = latest.current;
        const cards = now.find(column => column.cards.some(card => card.id === id))?.cards ?? [];
        const from = cards.findIndex(card => card.id === lastSelected.current);
        const to = cards.findIndex(card => card.id === id);
        lastSelected.current = id;
        const range = cards.slice(Math.min(from, to), Math.max(from, to) + 1);
        select(isRange && from !== -1 ? range.map(card => card.id) : [id], isSelected);
      },
    }),
    [wanted],
  );
  const more = useCallback((state: CollaborationState) => latest.current.onMore(state), []);
  const menuCard = menu && columns.flatMap(({ cards }) => cards).find(card => card.id === menu.id);

  return (
    <>
      <Box as="p" visuallyHidden id="board-keys">
        {t(mayMove ? 'say.keys' : 'say.keysOnly')}
      </Box>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group listens for keys and presses of its cards */}
      <div
        ref={element}
        className={styles.board}
        role="group"
        aria-label={t('board')}
        aria-describedby="board-keys"
        aria-busy={isStale}
        data-stale={isStale || undefined}
        {...held.props}
        onDragStart={event => event.preventDefault()}
      >
        {columns.map(column => (
          <DrawnOnce
            key={column.state}
            column={column}
            words={words}
            acts={acts}
            activeId={activeId}
            selected={selected}
            heldId={held.heldId}
            openId={openId}
            dropAt={held.dropAt(column.state)}
            mayMove={mayMove}
            isCollapsed={folded.has(column.state)}
            onFold={choose}
            onMore={more}
          />
        ))}
      </div>
      <Box as="p" visuallyHidden role="status">
        {held.said}
      </Box>
      {menu && menuCard && (
        <MoveMenu
          button={menu.button}
          from={menuCard.state}
          name={words.name(menuCard)}
          stateName={words.state}
          onChoose={to => {
            if (!staysFolded(to)) openFor(to);
            onMove({ id: menuCard.id, to, after: null });
          }}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}
