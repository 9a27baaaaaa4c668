import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { Ref } from 'react';

export interface ActButtonProps {
  label: string;
  icon: Icon;
  /** The shortcut, for screen readers and the tooltip. */
  keys?: string;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** An action as an icon button. A menu trigger passes further props. */
export function ActButton({ label, icon: Picture, keys, ...rest }: ActButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys ? `${label} (${keys})` : label}
      {...rest}
    >
      <Picture size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}
