import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import type { ThreadRow } from '../../../contract/inbox/threads.ts';
import { paths } from '../../app/paths.ts';
import { ShortMoment } from '../../inbox/threads/ShortMoment.tsx';
import { nameOfThread } from '../../inbox/threads/thread-text.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './home.module.css';
import { Nothing, PartCard, Row, Rows } from './PartCard.tsx';
import type { Home } from './queries.ts';

const view = 'view=replies';

function Reply({ thread }: { thread: ThreadRow }) {
  const { t } = useTranslation('home');
  const { id, unread, creator, subject, snippet, lastAt } = thread;
  const name = nameOfThread(thread) || t('replies.noName');
  return (
    <Row to={paths.inbox(`${view}&thread=${id}`)}>
      <Avatar name={name} src={creator?.avatarUrl} size={34} />
      <Box as="span" grow shrink>
        <Group as="span" gap={8} shrink>
          <Text as="bdi" weight={unread > 0 ? 600 : 400} truncate>
            {name}
          </Text>
          {unread > 0 && <span className={styles.dot} role="img" aria-label={t('replies.unreadMark')} />}
          <Text as="span" size="xs" tone="faint" push nowrap>
            <ShortMoment at={lastAt} />
          </Text>
        </Group>
        <Text as="span" block size="sm" tone="soft" truncate>
          <bdi>{subject || t('replies.noSubject')}</bdi>
          {snippet && (
            <>
              {' · '}
              <bdi>{snippet}</bdi>
            </>
          )}
        </Text>
      </Box>
    </Row>
  );
}

/** What creators wrote last, and how much of it nobody has read. */
export function RepliesPart({ replies: { unread, threads } }: { replies: Home['replies'] }) {
  const { t } = useTranslation('home');
  return (
    <PartCard
      title={t('replies.title')}
      count={unread > 0 && t('replies.unread', { count: unread, number: fullCount(unread) })}
      to={paths.inbox(view)}
    >
      {threads.length ? (
        <Rows label={t('replies.list')}>
          {threads.map(thread => (
            <Reply key={thread.id} thread={thread} />
          ))}
        </Rows>
      ) : (
        <Nothing>{t('replies.none')}</Nothing>
      )}
    </PartCard>
  );
}
