import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';

export interface IconActionProps {
  icon: Icon;
  /** What it does, shown on hover. */
  label: string;
  /** With whom or what, for who cannot see the row. */
  of: string;
  isPressed?: boolean;
  onPress?: () => void;
  /** Leads to a page here instead. */
  to?: string;
  /** Leads elsewhere. */
  href?: string;
}

/** An action of a row at hand: a symbol with its words. */
export function IconAction({ icon: Symbol, label, of, isPressed, onPress, to, href }: IconActionProps) {
  const look = { variant: 'default', size: 30, 'aria-label': `${label}${of && ` · ${of}`}` } as const;
  const symbol = (
    <Symbol size={16} stroke={1.6} aria-hidden color={isPressed ? 'var(--accent)' : undefined} />
  );
  return (
    <Tooltip label={label}>
      {to !== undefined ? (
        <ActionIcon {...look} component={Link} to={to}>
          {symbol}
        </ActionIcon>
      ) : href !== undefined ? (
        <ActionIcon {...look} component="a" href={href} target="_blank" rel="noreferrer">
          {symbol}
        </ActionIcon>
      ) : (
        <ActionIcon {...look} aria-pressed={isPressed} onClick={onPress}>
          {symbol}
        </ActionIcon>
      )}
    </Tooltip>
  );
}
