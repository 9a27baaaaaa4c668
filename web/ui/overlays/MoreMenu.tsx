import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useOpener } from './popups/use-opener.ts';

export interface MenuAction {
  text: string;
  isDangerous?: boolean;
  /** Why it is disabled. */
  reason?: string;
  /** The address of a page to open, instead of an action. */
  href?: string;
  onChoose?: () => void;
}

export interface MoreMenuProps {
  label: string;
  /** It stands beside buttons, so it is as high as they are. */
  isBesideButtons?: boolean;
  /** Groups, separated by lines; destructive actions are in the last one. */
  actions: readonly (readonly MenuAction[])[];
}

/** Less frequent actions in a menu; arrow keys move through it, Escape closes it. */
export function MoreMenu({ label, isBesideButtons, actions }: MoreMenuProps) {
  const [opened, setOpened] = useState(false);
  const { id, opener, anchor, parts } = useOpener('menu', opened);
  return (
    <>
      <ActionIcon
        {...opener}
        variant="default"
        size={isBesideButtons ? 36 : 30}
        aria-label={label}
        title={label}
        onClick={() => setOpened(is => !is)}
      >
        <IconDots size={16} stroke={1.6} />
      </ActionIcon>
      {parts && anchor && (
        <parts.MenuPanel id={id} anchor={anchor} opened={opened} onChange={setOpened} actions={actions} />
      )}
    </>
  );
}
