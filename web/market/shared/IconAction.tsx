import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';

export interface IconActionProps {
  icon: Icon;
  /** The name of the action, shown on hover. */
  label: string;
  /** The subject of the action, for screen readers. */
  of: string;
  isPressed?: boolean;
  onPress?: () => void;
  /** A page of the product to link to. */
  to?: string;
  /** An external address to link to. */
  href?: string;
}

/** An action of a row as an icon button. */
export function IconAction({ icon: Symbol, label, of, isPressed, onPress, to, href }: IconActionProps) {
  const buttonProps = { variant: 'default', size: 30, 'aria-label': `${label}${of && ` · ${of}`}` } as const;
  const symbol = (
    <Symbol size={16} stroke={1.6} aria-hidden color={isPressed ? 'var(--accent)' : undefined} />
  );
  return (
    <Tooltip label={label}>
      {to !== undefined ? (
        <ActionIcon {...buttonProps} component={Link} to={to}>
          {symbol}
        </ActionIcon>
      ) : href !== undefined ? (
        <ActionIcon {...buttonProps} component="a" href={href} target="_blank" rel="noreferrer">
          {symbol}
        </ActionIcon>
      ) : (
        <ActionIcon {...buttonProps} aria-pressed={isPressed} onClick={onPress}>
          {symbol}
        </ActionIcon>
      )}
    </Tooltip>
  );
}
