import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { ThreadMail, ThreadRow } from '../../../../contract/inbox/threads.ts';
import type { EmailKind } from '../../../../contract/inbox/one-to-one-email-kinds.ts';
import { hiddenBetween, mailKey, openAtFirst } from './mail-folds.ts';
import { MailItem } from './MailItem.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './mail.module.css';

export interface MailListProps {
  thread: ThreadRow;
  mails: readonly ThreadMail[];
  onReply: (kind: EmailKind, mailId: number) => void;
}

/** The mails of a conversation, oldest first; earlier read ones are closed. New mails arrive open. */
export function MailList({ thread, mails, onReply }: MailListProps) {
  const { t } = useTranslation('inbox');
  const [first] = useState(() => ({ open: openAtFirst(mails), known: new Set(mails.map(mailKey)) }));
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = (key: string) => toggled.get(key) ?? (first.open.has(key) || !first.known.has(key));
  const open = new Set(mails.map(mailKey).filter(isOpen));
  const hidden = isUnfolded ? 0 : hiddenBetween(mails, open);
  return (
    <Stack gap={8}>
      {mails.map((mail, at) => {
        const key = mailKey(mail);
        if (at > 0 && at < hidden) return null;
        if (hidden && at === hidden) {
          return (
            <Text
              as="button"
              self="center"
              tone="accent"
              py={4}
              px={14}
              border
              ground="surface"
              pointer
              key={key}
              type="button"
              className={styles.earlier}
              onClick={() => setUnfolded(true)}
            >
              {t('thread.earlier', { count: hidden, number: fullCount(hidden) })}
            </Text>
          );
        }
        return (
          <MailItem
            key={key}
            mail={mail}
            thread={thread}
            isOpen={open.has(key)}
            onToggle={() => setToggled(before => new Map(before).set(key, !open.has(key)))}
            onReply={onReply}
          />
        );
      })}
    </Stack>
  );
}
