import { useTranslation } from 'react-i18next';
import { useSandboxMessages } from '../../session/sandbox-messages.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { Scrollable } from '../../ui/tables/Scrollable.tsx';
import styles from '../tray/Tray.module.css';

/** The text messages that the sandbox stored, with their codes, latest first. */
export function SandboxMessages() {
  const { t } = useTranslation();
  const { messages } = useSandboxMessages();
  if (!messages?.length) return <p className={styles.none}>{t('top.sandboxEmpty')}</p>;
  return (
    <Scrollable as="ul" className={styles.list} aria-label={t('top.sandboxMessages')}>
      {messages.map(({ id, phone, code, sentAt }) => (
        <li key={id} className={styles.item}>
          <div className={styles.line}>
            <span>{phone}</span>
            <strong className={styles.code}>{code}</strong>
          </div>
          <span className={styles.when}>
            <Ago at={sentAt} />
          </span>
        </li>
      ))}
    </Scrollable>
  );
}
