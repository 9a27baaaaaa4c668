import { IconAlertTriangle, IconCircleCheck, IconClock, IconDots } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import type { Card } from '../../../../contract/campaigns/board.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import type { CardText } from '../use-card-text.ts';
import { rowHeight } from './visible-rows.ts';
import styles from './CardBox.module.css';
import type { WantedFocus } from './wanted-focus.ts';

export interface CardActs {
  open: (id: number) => void;
  tick: (id: number, isSelected: boolean, isRange: boolean) => void;
  menu: (id: number, button: HTMLElement) => void;
  wanted: WantedFocus;
}

export interface CardBoxProps {
  card: Card;
  /** Row in its column, from 0. */
  at: number;
  total: number;
  words: CardText;
  acts: CardActs;
  /** The card that Tab leads to. */
  isActive: boolean;
  isSelected: boolean;
  /** Picked up, by the pointer or by keyboard. */
  isHeld: boolean;
  /** Its panel is open. */
  isOpen: boolean;
  mayMove: boolean;
}

const checkIcons = { passed: IconCircleCheck, failed: IconAlertTriangle, waiting: IconClock };

function Facts({ card, words }: Pick<CardBoxProps, 'card' | 'words'>) {
  const due = words.due(card);
  const Check = card.checks && checkIcons[card.checks];
  return (
    <>
      <p className={styles.line} id={`card-${card.id}-facts`}>
        <strong data-none={card.feeMinor === null || undefined} dir="auto">
          {words.fee(card)}
        </strong>
        <span className={styles.posts}>
          <bdi>{words.deliverables(card)}</bdi>
          {Check && (
            <span className={styles.check} data-checks={card.checks} title={words.checks(card)}>
              <Check size={15} aria-hidden />
              <span className={styles.unseen}>{words.checks(card)}</span>
            </span>
          )}
        </span>
      </p>
      <p className={styles.line} id={`card-${card.id}-due`}>
        {due && (
          <span className={styles.due} data-late={due.isLate || undefined} title={due.text} dir="auto">
            {due.text}
          </span>
        )}
        {card.waitingDrafts > 0 && <span className={styles.drafts}>{words.drafts(card.waitingDrafts)}</span>}
      </p>
    </>
  );
}

/** A collaboration on the board; it depends only on its props, so that it is rendered once. */
export function CardBox(props: CardBoxProps) {
  const { card, at, total, words, acts, isActive, isSelected, isHeld, isOpen, mayMove } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { wanted } = acts;
  const { id, creator } = card;
  useLayoutEffect(() => {
    const element = button.current;
    if (isActive && wanted.isFor(id)) {
      wanted.taken();
      element?.focus({ preventScroll: true });
    }
  }, [isActive, id, wanted]);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      // Moved into another column it is rendered again there, and keeps the focus.
      if (element?.closest('[data-card]')?.contains(document.activeElement)) wanted.want(id);
    };
  }, [id, wanted]);
  const name = words.name(card);
  return (
    <li
      className={styles.card}
      style={{ insetBlockStart: at * rowHeight }}
      data-card={id}
      data-held={isHeld || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      aria-setsize={total}
      aria-posinset={at + 1}
    >
      <div className={styles.head}>
        <Avatar name={name} src={creator.avatarUrl} size={32} />
        <div className={styles.who}>
          <button
            ref={button}
            type="button"
            className={styles.name}
            tabIndex={isActive ? 0 : -1}
            aria-describedby={`card-${id}-facts card-${id}-due`}
            title={name}
            data-main
            onClick={() => acts.open(id)}
          >
            {name}
          </button>
          <bdi dir="ltr" className={styles.handle}>
            @{creator.handle}
          </bdi>
        </div>
        {mayMove && (
          <>
            <label className={styles.tick} data-control>
              <input
                type="checkbox"
                tabIndex={isActive ? 0 : -1}
                aria-label={words.tick(name)}
                checked={isSelected}
                onChange={event => {
                  const { nativeEvent } = event;
                  acts.tick(
                    id,
                    event.currentTarget.checked,
                    nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
                  );
                }}
              />
            </label>
            <button
              type="button"
              className={styles.menu}
              data-control
              tabIndex={isActive ? 0 : -1}
              aria-label={words.more(name)}
              title={words.more(name)}
              aria-haspopup="menu"
              onClick={event => acts.menu(id, event.currentTarget)}
            >
              <IconDots size={16} aria-hidden />
            </button>
          </>
        )}
      </div>
      <Facts card={card} words={words} />
    </li>
  );
}
