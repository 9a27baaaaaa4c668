import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../../app/api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import styles from './preview.module.css';
import { useTestMail } from '../queries.ts';
import type { Draft } from '../task-drafts.ts';

export interface TestMailProps {
  draft: Draft;
  round: number;
  recipientId: number | null;
}

/** Sends the shown mail to the sender's own mailbox. */
export function TestMail({ draft, round, recipientId }: TestMailProps) {
  const { t } = useTranslation('mail-tasks');
  const { t: shell } = useTranslation();
  const test = useTestMail(draft.id);
  const hasSender = draft.content.senderIds.length > 0;
  const refusal =
    test.error && (test.error instanceof CallError ? test.error.message : shell('error.default'));
  return (
    <div className={styles.test}>
      <Button
        variant="default"
        leftSection={<IconSend size={16} stroke={1.6} aria-hidden />}
        disabled={!hasSender || draft.savedRevision === null}
        loading={test.isPending}
        onClick={() =>
          test.mutate(
            { round, recipientId },
            { onSuccess: ({ to }) => showToast('success', t('test.done', { to })) },
          )
        }
      >
        {t('test.send')}
      </Button>
      <span className={styles.turn}>{hasSender ? t('test.about') : t('test.noSender')}</span>
      <div role="alert">{refusal && <p className={styles.fault}>{refusal}</p>}</div>
    </div>
  );
}
