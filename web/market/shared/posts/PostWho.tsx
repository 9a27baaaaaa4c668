import { Link } from 'react-router';
import type { Platform } from '../../../../contract/core/platform.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { paths } from '../../../app/paths.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './post.module.css';

export interface Whose {
  /** The handle in the post's link, if the creator is unknown. */
  handle: string;
  platform: Platform;
  creator: { id: number; name: string; handle: string } | null;
}

/** The creator of a post as far as known, and the platform. */
export function PostWho({ post: { creator, handle, platform } }: { post: Whose }) {
  const name = creator?.name || creator?.handle || handle;
  return (
    <Text as="span" shrink truncate className={styles.who}>
      {creator ? (
        <Link to={paths.creator(platform, creator.id)} title={name}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        handle && <bdi dir="ltr">@{handle}</bdi>
      )}
      {name && <span aria-hidden> · </span>}
      {platformNames[platform]}
    </Text>
  );
}
