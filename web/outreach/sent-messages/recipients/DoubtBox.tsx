import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../panel.module.css';
import { type ShownRecipient, useSettle } from '../queries.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useRoundName } from '../use-wait-text.ts';

export interface DoubtBoxProps {
  message: Pick<ShownRecipient['messages'][number], 'id' | 'round' | 'sender' | 'response'>;
  /** May settle it. */
  mine: boolean;
}

/** It is unknown whether the server accepted the message; the user who finds out records it here. */
export function DoubtBox({ message: { id, round, sender, response }, mine }: DoubtBoxProps) {
  const { t } = useTranslation('mail-messages');
  const roundName = useRoundName();
  const box = useFocusAfter<HTMLElement>();
  const [asked, setAsked] = useState<'sent' | 'notSent' | null>(null);
  const settle = useSettle(sent => {
    // Closes the dialog before the box disappears, so that the focus returns to the box.
    setAsked(null);
    showToast('success', t(`doubt.${sent ? 'sent' : 'notSent'}.done`));
  });
  return (
    <Text
      as="section"
      leading="relaxed"
      radius="card"
      ground="warn"
      ref={box}
      className={styles.doubt}
      aria-label={t('doubt.title')}
    >
      <h3>{t('doubt.title')}</h3>
      <p>{t('doubt.about', { mail: roundName(round), sender })}</p>
      {response && (
        <Text as="bdi" block size="xs" tone="soft" leading="normal" breaks dir="ltr" className={styles.said}>
          {response}
        </Text>
      )}
      {mine ? (
        <Group gap={8} align="stretch" wrap mt={10}>
          {(['sent', 'notSent'] as const).map(what => (
            <Button key={what} variant="default" size="xs" onClick={() => setAsked(what)}>
              {t(`doubt.${what}.button`)}
            </Button>
          ))}
        </Group>
      ) : (
        <Text size="sm" tone="faint" leading="relaxed" className={styles.none}>
          {t('doubt.notYours')}
        </Text>
      )}
      {asked && (
        <ConfirmDialog
          title={t(`doubt.${asked}.ask`)}
          confirm={t(`doubt.${asked}.button`)}
          isBusy={settle.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() =>
            settle.mutate({ messageId: id, sent: asked === 'sent' }, { onError: () => setAsked(null) })
          }
        >
          {t(`doubt.${asked}.about`)}
        </ConfirmDialog>
      )}
    </Text>
  );
}
