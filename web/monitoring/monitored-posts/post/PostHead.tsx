import { Button } from '@mantine/core';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { absent, minutesSeconds } from '../../../../contract/core/format.ts';
import type { MonitorPost } from '../../../../contract/monitoring/monitored-posts.ts';
import { platformNames } from '../../../layout/search/platform-names.ts';
import { usePostName } from '../../../market/shared/posts/PostCell.tsx';
import { PostCover } from '../../../creators/shared/PostCover.tsx';
import { PostWho } from '../../../market/shared/posts/PostWho.tsx';
import { StateTag } from '../../shared/states/StateTag.tsx';
import { paths } from '../../../app/paths.ts';
import { Crumbs } from '../../../ui/navigation/Crumbs.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useRefetch } from '../queries.ts';
import { useProject } from '../../shared/projects/queries.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './post.module.css';

export interface PostHeadProps {
  projectId: number;
  post: MonitorPost;
  /** Its figures were requested and have not arrived. */
  isAwaited: boolean;
  onFetch: () => void;
}

function Facts({ post }: { post: MonitorPost }) {
  const { t } = useTranslation('monitors');
  const { t: sources } = useTranslation('sources');
  const moment = (at: string | null) => (at ? <Moment at={at} /> : absent);
  const isDue = post.nextAt !== null && Date.parse(post.nextAt) <= siteNow();
  const facts: [name: string, value: ReactNode][] = [
    [t('column.published'), moment(post.publishedAt)],
    [t('column.foundBy'), t(`foundBy.${post.foundBy}`)],
    [t('post.seen'), moment(post.seenAt)],
    [
      t('post.next'),
      post.nextAt === null ? t('posts.noNext') : isDue ? t('posts.nextSoon') : moment(post.nextAt),
    ],
    [t('post.source'), post.source ? sources(`names.${post.source}`) : absent],
  ];
  if (post.durationSeconds !== null)
    facts.push([t('post.length'), minutesSeconds(post.durationSeconds * 1000)]);
  return (
    <Group as="dl" gap={8} columnGap={32} align="stretch" wrap size="md" className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Group>
  );
}

/** The post, its creator, its state, and how its figures are fetched. */
export function PostHead({ projectId, post, isAwaited, onFetch }: PostHeadProps) {
  const { t } = useTranslation('monitors');
  const { data } = useProject(projectId);
  const name = usePostName()(post);
  const refetch = useRefetch(projectId, post.key, () => showToast('success', t('post.asked')));
  const isOpen = data?.project.state === 'open';
  return (
    <Stack as="header" gap={10}>
      <Crumbs
        above={[
          { name: t('title'), to: paths.monitors() },
          { name: data?.project.name ?? t('post.project'), to: paths.monitor(projectId, 'tab=posts') },
        ]}
      >
        {name}
      </Crumbs>
      <Group gap={12} columnGap={16} align="start" wrap>
        <Box fixed>
          <PostCover url={post.coverUrl} caption={post.caption} durationSeconds={null} isSmall />
        </Box>
        <Box shrink className={styles.words}>
          <Text as="h1" size="3xl" leading="normal" clip breaks>
            <bdi>{name}</bdi>
          </Text>
          <Group as="p" gap={4} columnGap={12} wrap size="md" tone="soft" mt={2} className={styles.below}>
            <PostWho post={post} />
            <StateTag state={post.state} since={post.stateSince} showsSince />
            {post.isSponsored && <Tag tone="warn">{t('post.sponsored')}</Tag>}
          </Group>
        </Box>
        <Group gap={8} align="stretch" wrap>
          <Button
            component="a"
            href={post.url}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden />}
          >
            {t('post.open', { platform: platformNames[post.platform] })}
          </Button>
          {isOpen && (
            <Button
              leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
              loading={refetch.isPending || isAwaited}
              onClick={() => {
                onFetch();
                refetch.mutate();
              }}
            >
              {t('post.fetch')}
            </Button>
          )}
        </Group>
      </Group>
      <Facts post={post} />
    </Stack>
  );
}
