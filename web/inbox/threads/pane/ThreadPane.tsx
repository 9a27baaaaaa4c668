import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCornerUpLeftDouble,
  IconMailOff,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ThreadAct } from '../../../../contract/inbox/threads.ts';
import type { EmailKind } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import { ThreadEmails } from '../../one-to-one-emails/lists/ThreadEmails.tsx';
import { paths } from '../../../app/paths.ts';
import { CallError, unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { CreatorCard } from './CreatorCard.tsx';
import type { InboxAddress } from '../inbox-address.ts';
import type { InboxAction, MenuName } from '../inbox-state.ts';
import { MailList, type MailListProps } from '../messages/MailList.tsx';
import { type ShownThread, useThread } from '../queries.ts';
import { answerable } from './answerable.ts';
import { ThreadHead } from './ThreadHead.tsx';
import { useSeen } from './use-seen.ts';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../thread.module.css';
import { useMay } from '../../../session/session.ts';

export interface ThreadPaneProps {
  threadId: number;
  /** Focuses the heading once it is rendered. */
  takesFocus: boolean;
  menu: MenuName | null;
  send: (action: InboxAction) => void;
  linkTo: (by: Partial<InboxAddress>) => { search: string };
  /** It was deliberately marked as unread, so viewing it does not mark it as read. */
  staysUnread: boolean;
  /** The email that is being written to it. */
  composer?: ReactNode;
  emailId: number | null;
  onEmail: (emailId: number) => void;
}

const reasons = ['unsubscribed', 'bounced', 'complaint', 'manual'] as const;

function Suppressed({ suppressed }: { suppressed: NonNullable<ShownThread['suppressed']> }) {
  const { t } = useTranslation('inbox');
  const reason = reasons.find(each => each === suppressed.reason) ?? 'manual';
  return (
    <Text
      size="md"
      leading="relaxed"
      py={8}
      px={12}
      radius="control"
      mb={12}
      ground="warn"
      className={styles.suppressed}
    >
      <IconMailOff size={16} stroke={1.6} aria-hidden />{' '}
      {t('thread.suppressed', { reason: t(`thread.suppressedFor.${reason}`) })}{' '}
      <Link to={paths.suppressions()}>{t('thread.toSuppressions')}</Link>
    </Text>
  );
}

function Composer({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box as="div" mt={14} ref={place}>
      {children}
    </Box>
  );
}

const replyIcons = { reply: IconArrowBackUp, replyAll: IconCornerUpLeftDouble, forward: IconArrowForwardUp };
const replyKinds = ['reply', 'replyAll', 'forward'] as const;

function Replies({ mails, onReply }: Pick<MailListProps, 'mails' | 'onReply'>) {
  const { t } = useTranslation('inbox');
  const mayAnswer = useMay('inbox.answer');
  const mail = answerable(mails);
  if (!mail || !mayAnswer) return null;
  return (
    <Group gap={8} align="stretch" wrap mt={14}>
      {replyKinds.map(kind => {
        const Picture = replyIcons[kind];
        return (
          <Button
            key={kind}
            variant="default"
            leftSection={<Picture size={17} stroke={1.6} aria-hidden />}
            onClick={() => onReply(kind, mail.id)}
          >
            {t(`reply.${kind}`)}
          </Button>
        );
      })}
    </Group>
  );
}

function ThreadSkeleton() {
  return (
    <Stack gap={14} className={styles.skeleton} aria-hidden>
      <Skeleton width="60%" height={24} />
      <Skeleton width="35%" />
      <Skeleton width="100%" height={52} />
      <Skeleton width="100%" height={220} />
    </Stack>
  );
}

/** A conversation: header, mails, creator and editor. */
export function ThreadPane(props: ThreadPaneProps) {
  const { threadId, takesFocus, menu, send, linkTo, staysUnread, composer, emailId, onEmail } = props;
  const { t } = useTranslation('inbox');
  const { data, error, isError, refetch } = useThread(threadId);
  const thread = data?.thread;
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere && takesFocus) heading.current?.focus();
  }, [isThere, takesFocus]);
  const act = (done: ThreadAct) =>
    thread && send({ type: 'act', rows: [thread], act: done, isOnSelection: false });
  const onReply = (kind: EmailKind, mailId: number) => send({ type: 'write', email: { kind, mailId } });
  const isUnread = thread !== undefined && thread.unread > 0 && !staysUnread;
  useSeen(isUnread ? `${threadId} ${thread.unread}` : null, () => act({ kind: 'read' }));
  if (!data) {
    if (!isError) return <ThreadSkeleton />;
    const isMissing = error instanceof CallError && error.code === 404;
    if (isMissing) return <EmptyState>{t('thread.missing')}</EmptyState>;
    return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Stack
      as="section"
      className={styles.thread}
      aria-label={t('thread.region', { subject: data.thread.subject || t('noSubject') })}
    >
      <ThreadHead
        thread={data.thread}
        heading={heading}
        menu={menu}
        onMenu={name => send({ type: 'showMenu', menu: name && { of: 'thread', name } })}
        onAct={act}
        onBack={() => send({ type: 'goBack' })}
      />
      <Box grow className={styles.columns} data-scroller>
        <CreatorCard shown={data} linkTo={linkTo} />
        <Box shrink className={styles.main}>
          {data.suppressed && <Suppressed suppressed={data.suppressed} />}
          <MailList thread={data.thread} mails={data.mails} onReply={onReply} />
          <ThreadEmails threadId={threadId} openId={emailId} onOpen={onEmail} />
          {composer ? <Composer>{composer}</Composer> : <Replies mails={data.mails} onReply={onReply} />}
        </Box>
      </Box>
    </Stack>
  );
}
