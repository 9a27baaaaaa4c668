import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { Ref } from 'react';

export interface ActButtonProps {
  label: string;
  icon: Icon;
  /** Told to screen readers, and shown in the title. */
  keys?: string;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** An action as an icon with its name. Further props come from the menu that it opens. */
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
