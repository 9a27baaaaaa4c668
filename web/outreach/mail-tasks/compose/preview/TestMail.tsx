import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../../app/api.ts';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { Group, Text } from '../../../../ui/box/Box.tsx';
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
    <Group gap={8} columnGap={12} wrap>
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
      <Group as="span" inline gap={8} size="md" tone="soft">
        {hasSender ? t('test.about') : t('test.noSender')}
      </Group>
      <div role="alert">
        {refusal && (
          <Text size="md" tone="bad" breaks>
            {refusal}
          </Text>
        )}
      </div>
    </Group>
  );
}
