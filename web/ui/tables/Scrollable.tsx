import type { ElementType, HTMLAttributes, Ref } from 'react';

export interface ScrollableProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'pre' | 'ul';
  ref?: Ref<HTMLDivElement>;
}

/** A scrolling element that keyboards can reach, even without focusable content; the caller styles it. */
export function Scrollable({ as: tag = 'div', role, ...rest }: ScrollableProps) {
  const Box = tag as ElementType;
  return <Box {...rest} role={role ?? (tag === 'ul' ? undefined : 'region')} tabIndex={0} />;
}
