import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { minutesSeconds } from '../../../../contract/core/format.ts';
import styles from './post.module.css';

export interface PostCoverProps {
  url: string;
  durationSeconds: number | null;
  /** Small, for a row of a table. */
  isSmall?: boolean;
}

/** A post's picture, or a calm place where there is none or it is gone, with its length. */
export function PostCover({ url, durationSeconds, isSmall }: PostCoverProps) {
  const [isLost, setLost] = useState(false);
  // A picture on another host is never fetched from there, as with faces.
  const isShown = url.startsWith('/') && !isLost;
  return (
    <span className={styles.picture} data-small={isSmall || undefined}>
      {isShown ? (
        <img className={styles.cover} src={url} alt="" loading="lazy" onError={() => setLost(true)} />
      ) : (
        <span className={styles.cover} data-empty>
          <IconPhoto size={isSmall ? 18 : 28} stroke={1.2} aria-hidden />
        </span>
      )}
      {durationSeconds !== null && !isSmall && (
        <span className={styles.length}>{minutesSeconds(durationSeconds * 1000)}</span>
      )}
    </span>
  );
}
