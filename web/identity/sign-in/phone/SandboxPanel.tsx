import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { useSandboxMessages } from '../../../session/sandbox-messages.ts';
import styles from './SandboxPanel.module.css';

const shown = 6;

/** The latest text messages that the sandbox stored instead of sending, with their codes. */
export default function SandboxPanel() {
  const { t } = useTranslation('identity');
  const { messages } = useSandboxMessages();
  return (
    <section className={styles.panel} aria-label={t('sandbox.title')}>
      <h2>{t('sandbox.title')}</h2>
      {messages?.length ? (
        <ol>
          {messages.slice(0, shown).map(({ id, phone, code, sentAt }) => (
            <li key={id}>
              <span>{phone}</span>
              <b>{code}</b>
              <time dateTime={sentAt}>{dateTime(sentAt)}</time>
            </li>
          ))}
        </ol>
      ) : (
        <p>{t('sandbox.empty')}</p>
      )}
    </section>
  );
}
