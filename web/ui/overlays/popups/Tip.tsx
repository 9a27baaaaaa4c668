import { type ReactNode, useEffect, useState } from 'react';
import { popups } from './load-popups.ts';

/** Milliseconds: a pointer that only passes shows nothing. */
const delay = 250;

export interface TipTarget {
  ref: (element: HTMLElement | null) => void;
  onMouseEnter: () => void;
  onMouseLeave: () => void;
}

export interface TipProps {
  label: string;
  position?: 'right' | 'top';
  /** Draws what it explains: `{props => <button {...props} />}`. */
  children: (props: TipTarget) => ReactNode;
}

/** A word beside what the pointer rests on. It repeats a name that screen readers have already. */
export function Tip({ label, position = 'top', children }: TipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isNear, setNear] = useState(false);
  const [isDue, setDue] = useState(false);
  const parts = popups.useLoaded();
  useEffect(() => {
    if (!isNear) return;
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [isNear]);
  return (
    <>
      {children({
        ref: setAnchor,
        onMouseEnter() {
          void popups.load();
          setDue(false);
          setNear(true);
        },
        onMouseLeave: () => setNear(false),
      })}
      {parts && anchor && isDue && (
        <parts.TipPanel anchor={anchor} opened={isNear} label={label} position={position} />
      )}
    </>
  );
}
