import { Link } from 'react-router';
import type { MonitorPost } from '../../../../contract/monitoring/monitored-posts.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { paths } from '../../../app/paths.ts';
import styles from './post.module.css';

type Creator = NonNullable<MonitorPost['creator']>;

export type Whose = Pick<MonitorPost, 'handle' | 'platform'> & {
  creator: (Pick<Creator, 'id' | 'name' | 'handle'> & Partial<Creator>) | null;
};

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
