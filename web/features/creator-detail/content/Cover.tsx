import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './content.module.css';

/** A post's picture from its platform, or a calm place where there is none or it is gone. */
export function Cover({ url }: { url: string }) {
  const [isLost, setLost] = useState(false);
  if (url.startsWith('https://') && !isLost)
    return (
      <img
        className={styles.cover}
        src={url}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setLost(true)}
      />
    );
  return (
    <span className={styles.cover}>
      <IconPhoto size={28} stroke={1.2} aria-hidden />
    </span>
  );
}
