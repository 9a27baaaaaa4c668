import { useTranslation } from 'react-i18next';
import type { BounceFacts } from '../../../../contract/inbox/received-mail.ts';
import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';
import { reasonKey } from '../thread-text.ts';
import styles from './facts.module.css';

/** A bounce: the address, the reason, permanent or temporary, and the server's message. */
export function BounceBox({ bounce, kind }: { bounce: BounceFacts; kind: MailKind | null }) {
  const { t } = useTranslation('inbox');
  const { recipients, permanence, status, code, reason, text } = bounce;
  const isDelay = kind === 'delay';
  const codes = [code, status].filter(Boolean).join(' ');
  const title = t(isDelay ? 'bounce.delayed' : 'bounce.title');
  return (
    <section className={styles.bounce} data-hard={permanence === 'hard' || undefined} aria-label={title}>
      <h4>
        {recipients.length
          ? t(isDelay ? 'bounce.delayedOf' : 'bounce.titleOf', { people: recipients.join(', ') })
          : title}
      </h4>
      <p>
        {t(`bounce.reason.${reasonKey(reason)}`)}
        {isDelay && ` · ${t('bounce.trying')}`}
        {!isDelay && permanence && ` · ${t(`bounce.${permanence}`)}`}
      </p>
      {(text || codes) && (
        <p className={styles.said}>
          <span>{t('bounce.said')}</span>
          <bdi dir="ltr">{text || codes}</bdi>
        </p>
      )}
    </section>
  );
}
