import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { SaveState, type SaveStateProps } from '../../../outreach/shared/drafts/SaveState.tsx';
import { TemplatePicker } from '../../../outreach/shared/template-picker/TemplatePicker.tsx';
import { SendButtons } from './SendButtons.tsx';
import { Group } from '../../../ui/box/Box.tsx';
import styles from '../emails.module.css';

export interface EmailEndProps extends SaveStateProps {
  isBusy: boolean;
  /** Discarding would lose content. */
  asksBeforeThrowing: boolean;
  /** @throws CallError if the time is invalid */
  onSend: (at?: string) => Promise<void>;
  onTemplate: (template: Template) => Promise<void>;
  onThrowAway: () => Promise<void>;
}

/** The actions on a draft: send now or later, insert a template, discard. */
export function EmailEnd(props: EmailEndProps) {
  const { draft, isBusy, asksBeforeThrowing, onSend, onTemplate, onThrowAway } = props;
  const { t } = useTranslation('one-to-one-emails');
  const [isAsking, setAsking] = useState(false);
  return (
    <Group as="footer" gap={8} columnGap={12} wrap ground="surface" className={styles.end}>
      <SendButtons isBusy={isBusy} onSend={() => void onSend().catch(() => undefined)} onSendAt={onSend} />
      <TemplatePicker kind={null} isReplacing={false} onPick={template => void onTemplate(template)} />
      <SaveState draft={draft} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('discard.title')}
        title={t('discard.title')}
        onClick={() => (asksBeforeThrowing ? setAsking(true) : void onThrowAway())}
      >
        <IconTrash size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
      {isAsking && (
        <ConfirmDialog
          title={t('discard.ask')}
          confirm={t('delete', { ns: 'common' })}
          isDangerous
          onConfirm={() => void onThrowAway()}
          onCancel={() => setAsking(false)}
        >
          {t('discard.about')}
        </ConfirmDialog>
      )}
    </Group>
  );
}
