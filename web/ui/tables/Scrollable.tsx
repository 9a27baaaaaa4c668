import type { ElementType, HTMLAttributes, Ref } from 'react';

export interface ScrollableProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'pre' | 'ul';
  ref?: Ref<HTMLDivElement>;
}

/** What scrolls must be reachable by keyboard, though nothing in it can be pressed; it is styled by who uses it. */
export function Scrollable({ as: tag = 'div', role, ...rest }: ScrollableProps) {
  const Box = tag as ElementType;
  return <Box {...rest} role={role ?? (tag === 'ul' ? undefined : 'region')} tabIndex={0} />;
}
