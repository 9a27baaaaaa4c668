import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageStateTag } from '../messages/MessageStateTag.tsx';
import { MessageView } from '../messages/MessageView.tsx';
import styles from '../panel.module.css';
import type { ShownRecipient } from '../queries.ts';
import { useRoundName } from '../use-wait-text.ts';

/** The message of each round; one is open, at first the last. */
export function SentMessages({ messages }: Pick<ShownRecipient, 'messages'>) {
  const { t } = useTranslation('mail-messages');
  const roundName = useRoundName();
  const [chosen, setChosen] = useState<number | null>();
  if (!messages.length) return <p className={styles.none}>{t('messages.none')}</p>;
  const open = chosen === undefined ? messages.at(-1)?.id : chosen;
  return (
    <ul className={styles.messages}>
      {messages.map(({ id, round, state, subject, version, tries }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.opener}
            aria-expanded={id === open}
            onClick={() => setChosen(id === open ? null : id)}
          >
            <span>
              <b>{roundName(round)}</b> <MessageStateTag state={state} />
            </span>
            <bdi className={styles.subject}>{subject}</bdi>
            {(version > 1 || tries > 1) && (
              <small>
                {version > 1 && t('messages.version', { version })}
                {version > 1 && tries > 1 && ' · '}
                {tries > 1 && t('messages.tries', { count: tries })}
              </small>
            )}
          </button>
          {id === open && <MessageView id={id} />}
        </li>
      ))}
    </ul>
  );
}
