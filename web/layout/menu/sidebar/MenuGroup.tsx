import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { MenuEntry } from '../../../../contract/workspace/team.ts';
import { Box, Group } from '../../../ui/box/Box.tsx';
import { MenuBadge } from '../MenuBadge.tsx';
import styles from './Sidebar.module.css';

export interface MenuGroupProps {
  /** Without, it has no head. */
  name?: string;
  entries: readonly MenuEntry[];
  isMini: boolean;
  /** Entries that a folded group does not show; without, it does not fold. */
  fold?: { isFolded: boolean; hidden: readonly MenuEntry[]; toggle: () => void };
  row: (entry: MenuEntry) => ReactNode;
}

/** A part of the menu; folded, it shows the entry of the page alone, and how many wait behind the others. */
export function MenuGroup({ name, entries, isMini, fold, row }: MenuGroupProps) {
  const id = useId();
  const hidden = fold?.hidden ?? [];
  return (
    <div>
      {name !== undefined && (
        <Group
          as="h2"
          size="xs"
          weight={400}
          tone="faint"
          className={styles.head}
          data-mini={isMini || undefined}
        >
          {fold && !isMini ? (
            <Group
              as="button"
              type="button"
              plain
              pointer
              full
              gap={4}
              tone="faint"
              size="xs"
              radius="control"
              className={styles.fold}
              aria-expanded={!fold.isFolded}
              aria-controls={id}
              onClick={fold.toggle}
            >
              <span>{name}</span>
              <IconChevronDown size={14} aria-hidden />
              <Box as="span" push inline>
                <MenuBadge entries={hidden} />
              </Box>
            </Group>
          ) : (
            <span>{name}</span>
          )}
        </Group>
      )}
      <ul id={id}>{entries.filter(entry => !hidden.includes(entry)).map(row)}</ul>
    </div>
  );
}
