import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Box, Group } from '../../../ui/box/Box.tsx';
import styles from './post.module.css';
import { PostCover } from '../../../creators/shared/PostCover.tsx';
import { PostWho, type Whose } from './PostWho.tsx';

/** The displayed fields of a post. */
export interface ShownPost extends Whose {
  url: string;
  caption: string;
  coverUrl: string;
  durationSeconds: number | null;
  isSponsored: boolean;
}

/** The name of a post without a caption. */
export function usePostName() {
  const { t } = useTranslation('monitors');
  return ({ caption }: Pick<ShownPost, 'caption'>) => caption || t('post.noCaption');
}

export interface PostNameProps {
  post: ShownPost;
  /** The post's page here; without it, the link leads to the platform. */
  to?: string | undefined;
}

/** The caption as a link to the post's page, or to the post itself. */
export function PostName({ post, to }: PostNameProps) {
  const name = usePostName()(post);
  if (to) {
    return (
      <Link to={to} className={styles.caption} title={name}>
        <bdi>{name}</bdi>
      </Link>
    );
  }
  return (
    <a href={post.url} className={styles.caption} target="_blank" rel="noreferrer" title={name}>
      <bdi>{name}</bdi>
    </a>
  );
}

/** A post in a table cell: picture, caption, creator. */
export function PostCell({ post, to, children }: PostNameProps & { children?: ReactNode }) {
  const { t } = useTranslation('monitors');
  return (
    <Group gap={10} shrink className={styles.cell}>
      <PostCover url={post.coverUrl} caption={post.caption} durationSeconds={post.durationSeconds} isSmall />
      <Box grow shrink>
        <PostName post={post} to={to} />
        <Group as="span" gap={2} columnGap={8} wrap shrink size="sm" tone="faint">
          <PostWho post={post} />
          {post.isSponsored && <Tag tone="warn">{t('post.sponsored')}</Tag>}
          {children}
        </Group>
      </Box>
    </Group>
  );
}
