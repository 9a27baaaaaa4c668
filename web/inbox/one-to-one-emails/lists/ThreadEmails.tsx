import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EmailRow } from '../../../../contract/inbox/one-to-one-emails.ts';
import { DueTime } from './DueTime.tsx';
import { EmailActs } from './EmailActs.tsx';
import { EmailStateTag } from './EmailStateTag.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './email-list.module.css';
import { useEmails } from '../queries.ts';

const max = 20;

export interface ThreadEmailsProps {
  threadId: number;
  /** The email in the editor. */
  openId: number | null;
  onOpen: (emailId: number) => void;
}

/** Unsent emails of a conversation: the account's drafts, and queued, failed or unconfirmed emails. */
export function ThreadEmails({ threadId, openId, onOpen }: ThreadEmailsProps) {
  const { t } = useTranslation('one-to-one-emails');
  const drafts = useEmails({ list: 'drafts', threadId, page: 1, size: max }).data?.letters ?? [];
  const outgoing = useEmails({ list: 'outgoing', threadId, page: 1, size: max }).data?.letters ?? [];
  const isOf = ({ id, state, threadId: of }: EmailRow) =>
    of === threadId && id !== openId && state !== 'sent';
  const emails = [...outgoing, ...drafts].filter(isOf);
  if (!emails.length) return null;
  return (
    <Stack as="ul" gap={6} mt={14} className={styles.unsent} aria-label={t('thread.title')}>
      {emails.map(email => (
        <Group as="li" gap={10} size="md" py={8} px={12} radius="control" key={email.id}>
          <EmailStateTag state={email.state} />
          <Text as="span" grow shrink tone="soft" truncate>
            {email.state === 'waiting' && email.dueAt && (
              <Text as="b" weight={600} tone="ink">
                <DueTime at={email.dueAt} />
              </Text>
            )}{' '}
            <bdi>{email.snippet || email.subject}</bdi>
            {email.state === 'failed' && email.response && (
              <Text as="span" block size="sm" tone="soft" breaks className={styles.said}>
                {t('outgoing.said', { words: email.response })}
              </Text>
            )}
          </Text>
          {email.state === 'draft' ? (
            <Button variant="default" size="compact-sm" onClick={() => onOpen(email.id)}>
              {t('thread.continue')}
            </Button>
          ) : (
            <EmailActs email={email} />
          )}
        </Group>
      ))}
    </Stack>
  );
}
