import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailRow } from '../../../../contract/inbox/one-to-one-emails.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './email-list.module.css';
import { useEmailCalls } from '../queries.ts';
import { useTakeBack } from '../use-take-back.ts';

type Shown = Pick<EmailRow, 'id' | 'state' | 'subject' | 'threadId' | 'response'>;

/** It is unknown whether the server accepted the email; the user who finds out records it here. */
function DoubtDialog({ email: { id, response }, onClose }: { email: Shown; onClose: () => void }) {
  const { t } = useTranslation('one-to-one-emails');
  const calls = useEmailCalls();
  const [isBusy, setBusy] = useState(false);
  async function settle(sent: boolean) {
    setBusy(true);
    try {
      await calls.settle(id, sent);
      showToast('success', t(sent ? 'doubt.doneSent' : 'doubt.doneNotSent'));
    } catch {
      // A toast has shown it.
    }
    onClose();
  }
  return (
    <FormDialog title={t('doubt.title')} onClose={onClose}>
      <Text leading="loose">{t('doubt.about')}</Text>
      {response && (
        <Text block size="sm" tone="soft" breaks className={styles.said}>
          {t('outgoing.said', { words: response })}
        </Text>
      )}
      <Group gap={10} align="stretch" wrap>
        <Button disabled={isBusy} onClick={() => void settle(true)}>
          {t('doubt.sent')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void settle(false)}>
          {t('doubt.notSent')}
        </Button>
      </Group>
    </FormDialog>
  );
}

/** The actions on an email after the draft. */
export function EmailActs({ email }: { email: Shown }) {
  const { t } = useTranslation('one-to-one-emails');
  const takeBack = useTakeBack();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, state, threadId } = email;
  const subject = email.subject || t('list.noSubject');
  async function take() {
    setBusy(true);
    await takeBack(id, threadId);
    setBusy(false);
  }
  const button = { variant: 'default', size: 'compact-sm' } as const;
  if (state === 'waiting') {
    return (
      <Button
        {...button}
        loading={isBusy}
        aria-label={t('outgoing.takeBackOf', { subject })}
        onClick={() => void take()}
      >
        {t('outgoing.takeBack')}
      </Button>
    );
  }
  if (state === 'failed') {
    return (
      <Button
        {...button}
        loading={isBusy}
        aria-label={t('outgoing.toDraftOf', { subject })}
        onClick={() => void take()}
      >
        {t('outgoing.toDraft')}
      </Button>
    );
  }
  if (state !== 'in_doubt') return null;
  return (
    <>
      <Button {...button} aria-label={t('outgoing.settleOf', { subject })} onClick={() => setAsking(true)}>
        {t('outgoing.settle')}
      </Button>
      {isAsking && <DoubtDialog email={email} onClose={() => setAsking(false)} />}
    </>
  );
}
