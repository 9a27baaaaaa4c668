import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import type { DoubtQuestion } from './use-send-email.ts';

export interface SendQuestionProps {
  asked: DoubtQuestion | null;
  onGoOn: () => void;
  onGiveUp: () => void;
}

/** Asks for confirmation before an email that may be incomplete is sent. */
export function SendQuestion({ asked, onGoOn, onGiveUp }: SendQuestionProps) {
  const { t } = useTranslation('one-to-one-emails');
  if (!asked) return null;
  return (
    <ConfirmDialog
      title={t(`ask.${asked.doubt}.title`)}
      confirm={t('ask.goOn')}
      cancel={t('ask.goBack')}
      isDangerous={asked.doubt === 'suppressed'}
      onConfirm={onGoOn}
      onCancel={onGiveUp}
    >
      {asked.words && <p>{asked.words}</p>}
      {t(`ask.${asked.doubt}.about`)}
    </ConfirmDialog>
  );
}
