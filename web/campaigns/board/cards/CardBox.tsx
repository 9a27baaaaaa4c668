import { IconAlertTriangle, IconCircleCheck, IconClock, IconDots } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import type { Card } from '../../../../contract/campaigns/board.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import type { CardText } from '../use-card-text.ts';
import { rowHeight } from './visible-rows.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './CardBox.module.css';
import type { WantedFocus } from './wanted-focus.ts';

export interface CardActs {
  open: (id: number) => void;
  select: (id: number, isSelected: boolean, isRange: boolean) => void;
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
      <Group
        as="p"
        gap={8}
        justify="between"
        size="sm"
        tone="soft"
        nowrap
        className={styles.line}
        id={`card-${card.id}-facts`}
      >
        <strong
          data-none={card.feeMinor === null || undefined}
          data-open={card.openMinor !== null || undefined}
          dir="auto"
        >
          {words.fee(card)}
        </strong>
        <Group as="span" inline gap={4} fixed>
          <bdi>{words.deliverables(card)}</bdi>
          {Check && (
            <Group
              as="span"
              inline
              align="stretch"
              tone="faint"
              className={styles.check}
              data-checks={card.checks}
              title={words.checks(card)}
            >
              <Check size={15} aria-hidden />
              <Box as="span" visuallyHidden>
                {words.checks(card)}
              </Box>
            </Group>
          )}
        </Group>
      </Group>
      <Group
        as="p"
        gap={8}
        justify="between"
        size="sm"
        tone="soft"
        nowrap
        className={styles.line}
        id={`card-${card.id}-due`}
      >
        {due && (
          <Box
            as="span"
            clip
            className={styles.due}
            data-late={due.isLate || undefined}
            title={due.text}
            dir="auto"
          >
            {due.text}
          </Box>
        )}
        {card.waitingDrafts > 0 && (
          <Text
            as="span"
            fixed
            size="xs"
            tone="warn"
            push
            radius="tag"
            ground="warn"
            className={styles.drafts}
          >
            {words.drafts(card.waitingDrafts)}
          </Text>
        )}
      </Group>
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
    <Stack
      as="li"
      justify="between"
      py={10}
      px={12}
      border
      radius="card"
      ground="surface"
      className={styles.card}
      style={{ insetBlockStart: at * rowHeight }}
      data-card={id}
      data-held={isHeld || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      aria-setsize={total}
      aria-posinset={at + 1}
    >
      <Group gap={8} className={styles.head}>
        <Avatar name={name} src={creator.avatarUrl} size={32} />
        <Box grow shrink className={styles.who}>
          <Text
            as="button"
            block
            weight={600}
            tone="ink"
            textAlign="start"
            plain
            truncate
            p={0}
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
          </Text>
          <Text
            as="bdi"
            block
            size="xs"
            tone="faint"
            textAlign="start"
            truncate
            dir="ltr"
            className={styles.handle}
          >
            @{creator.handle}
          </Text>
        </Box>
        {mayMove && (
          <Group as="span" inline gap={0} className={styles.tools}>
            <Group
              as="label"
              inline
              justify="center"
              fixed
              tone="faint"
              radius="tag"
              pointer
              className={styles.checkbox}
              data-control
            >
              <input
                type="checkbox"
                tabIndex={isActive ? 0 : -1}
                aria-label={words.select(name)}
                checked={isSelected}
                onChange={event => {
                  const { nativeEvent } = event;
                  acts.select(
                    id,
                    event.currentTarget.checked,
                    nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
                  );
                }}
              />
            </Group>
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
          </Group>
        )}
      </Group>
      <Facts card={card} words={words} />
    </Stack>
  );
}
