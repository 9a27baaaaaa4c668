import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import styles from '../content.module.css';

/** A post's picture, or a neutral placeholder if there is none. */
export function Cover({ url }: { url: string }) {
  const [isLost, setLost] = useState(false);
  // A picture on another host is never fetched from there; the same applies to avatars.
  if (url.startsWith('/') && !isLost)
    return <img className={styles.cover} src={url} alt="" loading="lazy" onError={() => setLost(true)} />;
  return (
    <span className={styles.cover} data-empty>
      <IconPhoto size={28} stroke={1.2} aria-hidden />
    </span>
  );
}
