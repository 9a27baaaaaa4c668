import styles from './Avatar.module.css';
import { usePicture } from './use-picture.tsx';

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
export function groundOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return grounds[sum % grounds.length] ?? '#1d4ed8';
}

const letters = /[\p{L}\p{N}]\p{M}*/u;

export interface AvatarProps {
  name: string;
  /** A path of this server; without it, or until it has a picture, the initial is shown. */
  src?: string;
  /** Pixels. */
  size?: number;
  /** For a company. */
  isSquare?: boolean;
}

export function Avatar({ name, src, size = 40, isSquare }: AvatarProps) {
  const { image, isMissing } = usePicture(src);
  const place = { width: size, height: size };
  const letter = { background: groundOf(name), fontSize: Math.round(size * 0.4) };
  return (
    <span
      className={styles.face}
      data-square={isSquare || undefined}
      style={isMissing ? { ...place, ...letter } : place}
      aria-hidden
    >
      {isMissing && (letters.exec(name)?.[0] ?? name.slice(0, 1)).toUpperCase()}
      {image}
    </span>
  );
}
