import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardColumn } from '../../../../contract/campaigns/board.ts';
import {
  aboveOf,
  carriedTo,
  type Place,
  placeOf,
  type Step,
  steppedTo,
  withHeld,
  withoutHeld,
} from './board-places.ts';
import type { Move } from '../board-moves.ts';
import type { CardText } from '../use-card-text.ts';
import { rowHeight, scrolledTo } from './visible-rows.ts';
import { startDrag, whenPulled } from './drag-session.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { WantedFocus } from './wanted-focus.ts';

/** A dragged card, and where it would be dropped, among the others of that column. */
interface Held {
  id: number;
  place: Place | null;
  byKeys: boolean;
}

export interface CardDragOptions {
  columns: readonly BoardColumn[];
  /** Those whose cards are drawn: arrow keys go from card to card there. */
  unfolded: readonly BoardColumn[];
  board: RefObject<HTMLDivElement | null>;
  wanted: WantedFocus;
  words: CardText;
  activeId: number | null;
  mayMove: boolean;
  onActive: (id: number) => void;
  /** @param byKeys moved by keyboard: then the focus must follow the card */
  onDrop: (move: Move, byKeys: boolean) => void;
}

const steps: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
  Home: 'first',
  End: 'last',
};
const turned: Partial<Record<Step, Step>> = { before: 'after', after: 'before' };

function stepOf(event: KeyboardEvent): Step | undefined {
  const step = steps[event.key];
  const isTurned = step && getComputedStyle(event.currentTarget).direction === 'rtl';
  return isTurned ? (turned[step] ?? step) : step;
}

/** Scrolls a place of the board into view. */
function show(board: HTMLElement | null, { state, at }: Place): void {
  const column = board?.querySelector<HTMLElement>(`[data-column="${state}"]`);
  const list = column?.querySelector<HTMLElement>('[data-list]');
  column?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (list) list.scrollTop = scrolledTo(at, list.scrollTop, list.clientHeight - rowHeight / 4);
}

/** Cards are picked up, moved and dropped by pointer and by keyboard; screen readers are told what happens. */
export function useCardDrag(options: CardDragOptions) {
  const { columns, unfolded, board, wanted, words, activeId, mayMove, onActive, onDrop } = options;
  const { t } = useTranslation('collaborations');
  const [held, setHeld] = useState<Held | null>(null);
  const [said, say] = useState('');

  const cardOf = (id: number) => {
    for (const { cards } of columns) {
      const card = cards.find(each => each.id === id);
      if (card) return card;
    }
    return undefined;
  };
  const nameOf = (id: number) => {
    const card = cardOf(id);
    return card ? words.name(card) : '';
  };
  /** The board may be reloaded while a card is dragged. */
  const latest = useRef({ columns, onDrop });
  useEffect(() => {
    latest.current = { columns, onDrop };
  });
  function put(id: number, place: Place, byKeys: boolean): void {
    const now = latest.current;
    now.onDrop({ id, to: place.state, after: aboveOf(now.columns, id, place) }, byKeys);
  }

  function pickUp(id: number): void {
    const place = placeOf(columns, id);
    if (!place) return;
    setHeld({ id, place, byKeys: true });
    say(t('say.taken', { name: nameOf(id), column: words.state(place.state), place: place.at + 1 }));
  }

  function moveBy({ id, place }: Held, step: Step): void {
    if (!place) return;
    const next = carriedTo(columns, id, place, step);
    setHeld({ id, place: next, byKeys: true });
    say(t('say.carried', { column: words.state(next.state), place: next.at + 1 }));
    show(board.current, withHeld(columns, id, next));
  }

  function cancel(id: number): void {
    setHeld(null);
    say(t('say.back', { name: nameOf(id) }));
  }

  function drop({ id, place }: Held): void {
    setHeld(null);
    if (!place) return;
    wanted.want(id);
    put(id, place, true);
    say(t('say.put', { name: nameOf(id), column: words.state(place.state), place: place.at + 1 }));
  }

  function go(step: Step): void {
    const from = activeId === null ? null : placeOf(unfolded, activeId);
    const to = from && steppedTo(unfolded, from, step);
    const card = to && unfolded.find(({ state }) => state === to.state)?.cards[to.at];
    if (!to || !card || card.id === activeId) return;
    wanted.want(card.id);
    onActive(card.id);
    show(board.current, to);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const onCard = event.target instanceof Element && event.target.closest('[data-main]');
    if (!onCard || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = held?.byKeys ? held : null;
    const step = stepOf(event);
    if (step) {
      if (keys) moveBy(keys, step);
      else go(step);
    } else if (event.key === ' ') {
      if (keys) drop(keys);
      else if (mayMove && activeId !== null) pickUp(activeId);
    } else if (event.key === 'Enter' && keys) drop(keys);
    else if (event.key === 'Escape' && keys) cancel(keys.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onPointerDown(event: PointerEvent): void {
    const { target } = event;
    if (event.button !== 0 || !(target instanceof Element) || !board.current) return;
    const card = target.closest<HTMLElement>('[data-card]');
    if (!card || target.closest('[data-control]')) return;
    if (!mayMove) {
      // A finger scrolls the board; only a mouse means to drag.
      if (event.pointerType === 'mouse')
        whenPulled(event.nativeEvent, () => showToast('warning', t('say.mayNot')));
      return;
    }
    const id = Number(card.dataset['card']);
    startDrag(card, board.current, event.nativeEvent, {
      onLift() {
        onActive(id);
        setHeld({ id, place: null, byKeys: false });
      },
      onOver: place =>
        setHeld({ id, place: place && withoutHeld(latest.current.columns, id, place), byKeys: false }),
      onEnd(place) {
        setHeld(null);
        if (place) put(id, withoutHeld(latest.current.columns, id, place), false);
        else say(t('say.back', { name: nameOf(id) }));
      },
      countIn: state => latest.current.columns.find(column => column.state === state)?.cards.length ?? 0,
    });
  }

  /** The row of the drop place; undefined if not in this column. */
  const dropAt = (state: BoardColumn['state']): number | undefined =>
    held?.place?.state === state ? withHeld(columns, held.id, held.place).at : undefined;

  return {
    heldId: held?.id ?? null,
    dropAt,
    said,
    props: {
      onKeyDown,
      // The key-up of Space would press the card's button.
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === ' ' && event.target instanceof Element && event.target.closest('[data-main]'))
          event.preventDefault();
      },
      onPointerDown,
      onFocus({ target }: FocusEvent) {
        const card = target.closest<HTMLElement>('[data-card]');
        if (card) onActive(Number(card.dataset['card']));
      },
      onBlur: () => held?.byKeys && !wanted.isOpen() && setHeld(null),
    },
  };
}
