import { IconPhoto } from '@tabler/icons-react';
import { minutesSeconds } from '../../../contract/core/format.ts';
import { Box, Text } from '../../ui/box/Box.tsx';
import { groundOf } from '../../ui/labels/Avatar.tsx';
import { usePicture } from '../../ui/labels/use-picture.tsx';
import styles from './PostCover.module.css';

export interface PostCoverProps {
  url: string;
  /** Gives a post without a picture a colour of its own. */
  caption: string;
  durationSeconds: number | null;
  /** The small size, for table rows. */
  isSmall?: boolean;
}

/** A post's picture with its duration; a coloured ground if it has none. */
export function PostCover({ url, caption, durationSeconds, isSmall }: PostCoverProps) {
  const { image, isMissing } = usePicture(url);
  return (
    <Box
      as="span"
      block
      className={styles.cover}
      data-small={isSmall || undefined}
      data-empty={isMissing || undefined}
      style={isMissing ? { backgroundColor: groundOf(caption) } : undefined}
    >
      {isMissing && <IconPhoto size={isSmall ? 18 : 30} stroke={1.2} aria-hidden />}
      {image}
      {durationSeconds !== null && !isSmall && (
        <Text as="span" size="xs" radius="tag" className={styles.length}>
          {minutesSeconds(durationSeconds * 1000)}
        </Text>
      )}
    </Box>
  );
}
