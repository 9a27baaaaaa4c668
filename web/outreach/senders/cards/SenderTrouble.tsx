import { useTranslation } from 'react-i18next';
import { providerOf } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { Sender } from '../../../../contract/outreach/senders/senders.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './SenderTrouble.module.css';

/** Why a sender cannot send, and what to do. */
export function SenderTrouble({ sender }: { sender: Sender }) {
  const { t } = useTranslation('senders');
  const { state, fault, faultText, provider, readOnly } = sender;
  if (readOnly) return <Text tone="soft">{t('stateAbout.readOnly')}</Text>;
  if (state === 'verified') return null;
  if (!fault) return state === 'refused' ? null : <Text tone="soft">{t(`stateAbout.${state}`)}</Text>;
  return (
    <Stack
      gap={6}
      py={12}
      px={14}
      radius="control"
      ground="bad"
      className={styles.trouble}
      data-tone={state === 'paused' ? 'warn' : 'bad'}
    >
      {state === 'paused' && <p>{t('stateAbout.paused')}</p>}
      <FaultText fault={fault} said={faultText} guide={providerOf(provider)?.path ?? null} />
    </Stack>
  );
}

export interface FaultTextProps {
  fault: NonNullable<Sender['fault']>;
  /** In the server's words. */
  said: string;
  /** The path of the provider's guide. */
  guide: string | null;
}

/** An error in one sentence, what to do, and the server's reply. */
export function FaultText({ fault, said, guide }: FaultTextProps) {
  const { t } = useTranslation('senders');
  return (
    <>
      <p>
        <b>{t(`fault.${fault}.text`)}</b> {t(`fault.${fault}.todo`)}{' '}
        {guide && (
          <a className={styles.link} href={guide} target="_blank" rel="noreferrer">
            {t('card.guide')}
          </a>
        )}
      </p>
      {said && (
        <Text size="md" tone="soft" className={styles.said}>
          {t('card.said')}
          <Text as="code" size="sm" breaks dir="ltr">
            {said}
          </Text>
        </Text>
      )}
    </>
  );
}
