import { useState } from 'react';
import styles from './Avatar.module.css';

/** White on each is 4.5:1 or more. */
const grounds = [
  '#c2410c',
  '#0f766e',
  '#6d28d9',
  '#b45309',
  '#1d4ed8',
  '#be185d',
  '#047857',
  '#4338ca',
  '#9f1239',
  '#0369a1',
];

/** The same name always has the same colour. */
function groundOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return grounds[sum % grounds.length] ?? '#1d4ed8';
}

const letters = /[\p{L}\p{N}]\p{M}*/u;

export interface AvatarProps {
  name: string;
  /** Served by us; the initial stands where there is none. */
  src?: string;
  /** Pixels. */
  size?: number;
}

export function Avatar({ name, src, size = 40 }: AvatarProps) {
  const [isLost, setLost] = useState(false);
  const place = { width: size, height: size };
  // A picture on another host is never fetched from there: the page's policy would refuse it.
  if (src?.startsWith('/') && !isLost) {
    return (
      <img
        className={styles.face}
        style={place}
        src={src}
        alt=""
        loading="lazy"
        onError={() => setLost(true)}
      />
    );
  }
  return (
    <span
      className={styles.face}
      style={{ ...place, background: groundOf(name), fontSize: Math.round(size * 0.4) }}
      aria-hidden
    >
      {(letters.exec(name)?.[0] ?? name.slice(0, 1)).toUpperCase()}
    </span>
  );
}
