import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { minutesSeconds } from '../../../contract/core/format.ts';
import { Box, Text } from '../../ui/box/Box.tsx';
import styles from './PostCover.module.css';

export interface PostCoverProps {
  url: string;
  durationSeconds: number | null;
  /** The small size, for table rows. */
  isSmall?: boolean;
}

/** A post's picture with its duration; a placeholder if it has none or it fails to load. */
export function PostCover({ url, durationSeconds, isSmall }: PostCoverProps) {
  const [isLost, setLost] = useState(false);
  // Pictures on other hosts are never loaded, as with avatars.
  const isShown = url.startsWith('/') && !isLost;
  return (
    <Box as="span" block className={styles.picture} data-small={isSmall || undefined}>
      {isShown ? (
        <img className={styles.cover} src={url} alt="" loading="lazy" onError={() => setLost(true)} />
      ) : (
        <span className={styles.cover} data-empty>
          <IconPhoto size={isSmall ? 18 : 28} stroke={1.2} aria-hidden />
        </span>
      )}
      {durationSeconds !== null && !isSmall && (
        <Text as="span" size="xs" radius="tag" className={styles.length}>
          {minutesSeconds(durationSeconds * 1000)}
        </Text>
      )}
    </Box>
  );
}
