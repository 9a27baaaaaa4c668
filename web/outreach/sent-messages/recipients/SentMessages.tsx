import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageStateTag } from '../messages/MessageStateTag.tsx';
import { MessageView } from '../messages/MessageView.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import type { ShownRecipient } from '../queries.ts';
import { useRoundName } from '../use-wait-text.ts';

/** The message of each round; one is open, at first the last. */
export function SentMessages({ messages }: Pick<ShownRecipient, 'messages'>) {
  const { t } = useTranslation('mail-messages');
  const roundName = useRoundName();
  const [chosen, setChosen] = useState<number | null>();
  if (!messages.length)
    return (
      <Text size="sm" tone="faint" leading="relaxed" className={styles.none}>
        {t('messages.none')}
      </Text>
    );
  const open = chosen === undefined ? messages.at(-1)?.id : chosen;
  return (
    <Stack as="ul" gap={8} className={styles.messages}>
      {messages.map(({ id, round, state, subject, version, tries }) => (
        <li key={id}>
          <Stack
            as="button"
            gap={2}
            align="start"
            tone="ink"
            textAlign="start"
            plain
            full
            py={10}
            px={14}
            pointer
            type="button"
            className={styles.opener}
            aria-expanded={id === open}
            onClick={() => setChosen(id === open ? null : id)}
          >
            <span>
              <b>{roundName(round)}</b> <MessageStateTag state={state} />
            </span>
            <Text as="bdi" tone="soft" breaks className={styles.subject}>
              {subject}
            </Text>
            {(version > 1 || tries > 1) && (
              <Text as="small" size="sm" tone="faint">
                {version > 1 && t('messages.version', { version })}
                {version > 1 && tries > 1 && ' · '}
                {tries > 1 && t('messages.tries', { count: tries })}
              </Text>
            )}
          </Stack>
          {id === open && <MessageView id={id} />}
        </li>
      ))}
    </Stack>
  );
}
