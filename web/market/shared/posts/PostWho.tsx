import { Link } from 'react-router';
import type { Platform } from '../../../../contract/core/platform.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { paths } from '../../../app/paths.ts';
import styles from './post.module.css';

export interface Whose {
  /** As the link names the creator, where nobody is known. */
  handle: string;
  platform: Platform;
  creator: { id: number; name: string; handle: string } | null;
}

/** Whose post it is, as far as it is known, and on which platform. */
export function PostWho({ post: { creator, handle, platform } }: { post: Whose }) {
  const name = creator?.name || creator?.handle || handle;
  return (
    <span className={styles.who}>
      {creator ? (
        <Link to={paths.creator(platform, creator.id)} title={name}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        handle && <bdi dir="ltr">@{handle}</bdi>
      )}
      {name && <span aria-hidden> · </span>}
      {platformNames[platform]}
    </span>
  );
}
