import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { RecoveryCodes, type RecoveryCodesProps } from './RecoveryCodes.tsx';

/** Recovery codes in a dialog of their own, which no single key closes before they are kept. */
export function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('account-security');
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <FormDialog title={t('recovery.title')} onClose={() => setLeaving(true)} asksFirst>
        <RecoveryCodes codes={codes} onDone={onDone} />
      </FormDialog>
      {isLeaving && (
        <ConfirmDialog
          title={t('recovery.unsaved')}
          confirm={t('recovery.leave')}
          cancel={t('recovery.back')}
          isDangerous
          onConfirm={onDone}
          onCancel={() => setLeaving(false)}
        >
          {t('recovery.unsavedAbout')}
        </ConfirmDialog>
      )}
    </>
  );
}
