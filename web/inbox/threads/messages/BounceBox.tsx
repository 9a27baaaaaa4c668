import { useTranslation } from 'react-i18next';
import type { BounceFacts } from '../../../../contract/inbox/received-mail.ts';
import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';
import { reasonKey } from '../thread-text.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './facts.module.css';

/** A bounce: the address, the reason, permanent or temporary, and the server's message. */
export function BounceBox({ bounce, kind }: { bounce: BounceFacts; kind: MailKind | null }) {
  const { t } = useTranslation('inbox');
  const { recipients, permanence, status, code, reason, text } = bounce;
  const isDelay = kind === 'delay';
  const codes = [code, status].filter(Boolean).join(' ');
  const title = t(isDelay ? 'bounce.delayed' : 'bounce.title');
  return (
    <Text
      as="section"
      size="md"
      leading="relaxed"
      radius="control"
      ground="warn"
      className={styles.bounce}
      data-hard={permanence === 'hard' || undefined}
      aria-label={title}
    >
      <Text as="h4" weight={600} breaks>
        {recipients.length
          ? t(isDelay ? 'bounce.delayedOf' : 'bounce.titleOf', { people: recipients.join(', ') })
          : title}
      </Text>
      <p>
        {t(`bounce.reason.${reasonKey(reason)}`)}
        {isDelay && ` · ${t('bounce.trying')}`}
        {!isDelay && permanence && ` · ${t(`bounce.${permanence}`)}`}
      </p>
      {(text || codes) && (
        <Stack as="p" size="xs" tone="soft" mt={6} className={styles.said}>
          <span>{t('bounce.said')}</span>
          <Text as="bdi" leading="normal" breaks preLine dir="ltr">
            {text || codes}
          </Text>
        </Stack>
      )}
    </Text>
  );
}
