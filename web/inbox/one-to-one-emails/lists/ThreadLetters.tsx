import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LetterRow } from '../../../../contract/inbox/one-to-one-emails.ts';
import { DueTime } from './DueTime.tsx';
import { LetterActs } from './LetterActs.tsx';
import { LetterStateTag } from './LetterStateTag.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './letter-list.module.css';
import { useLetters } from '../queries.ts';

const most = 20;

export interface ThreadLettersProps {
  threadId: number;
  /** The email in the editor. */
  openId: number | null;
  onOpen: (letterId: number) => void;
}

/** Unsent emails of a conversation: the account's drafts, and queued, failed or unconfirmed emails. */
export function ThreadLetters({ threadId, openId, onOpen }: ThreadLettersProps) {
  const { t } = useTranslation('letters');
  const drafts = useLetters({ list: 'drafts', threadId, page: 1, size: most }).data?.letters ?? [];
  const outgoing = useLetters({ list: 'outgoing', threadId, page: 1, size: most }).data?.letters ?? [];
  const isOf = ({ id, state, threadId: of }: LetterRow) =>
    of === threadId && id !== openId && state !== 'sent';
  const letters = [...outgoing, ...drafts].filter(isOf);
  if (!letters.length) return null;
  return (
    <Stack as="ul" gap={6} mt={14} className={styles.unsent} aria-label={t('thread.title')}>
      {letters.map(letter => (
        <Group as="li" gap={10} size="md" py={8} px={12} radius="control" key={letter.id}>
          <LetterStateTag state={letter.state} />
          <Text as="span" grow shrink tone="soft" truncate>
            {letter.state === 'waiting' && letter.dueAt && (
              <Text as="b" weight={600} tone="ink">
                <DueTime at={letter.dueAt} />
              </Text>
            )}{' '}
            <bdi>{letter.snippet || letter.subject}</bdi>
            {letter.state === 'failed' && letter.response && (
              <Text as="span" block size="sm" tone="soft" breaks className={styles.said}>
                {t('outgoing.said', { words: letter.response })}
              </Text>
            )}
          </Text>
          {letter.state === 'draft' ? (
            <Button variant="default" size="compact-sm" onClick={() => onOpen(letter.id)}>
              {t('thread.continue')}
            </Button>
          ) : (
            <LetterActs letter={letter} />
          )}
        </Group>
      ))}
    </Stack>
  );
}
