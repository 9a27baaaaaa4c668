import { useState } from 'react';
import styles from './Avatar.module.css';

/** White text has a contrast of 4.5:1 or more on each. */
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

/** A stable colour per name. */
function groundOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return grounds[sum % grounds.length] ?? '#1d4ed8';
}

const letters = /[\p{L}\p{N}]\p{M}*/u;

export interface AvatarProps {
  name: string;
  /** A path of this server; without it, the initial is shown. */
  src?: string;
  /** Pixels. */
  size?: number;
}

export function Avatar({ name, src, size = 40 }: AvatarProps) {
  const [isLost, setLost] = useState(false);
  const place = { width: size, height: size };
  // Pictures on other hosts are never loaded: the page's policy would block them.
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
