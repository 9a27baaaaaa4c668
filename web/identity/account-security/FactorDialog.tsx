import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { removePasskey, removeTotp, renewRecoveryCodes } from './calls.ts';
import { PasskeyAdd } from './PasskeyAdd.tsx';
import { PasswordAsk } from './PasswordAsk.tsx';
import { useFactorRenewal } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpSetUp } from './TotpSetUp.tsx';

/** The open dialog of the card; `passkey` is the one to be removed. */
export type OpenDialog =
  | { what: 'addTotp' | 'removeTotp' | 'addPasskey' | 'recovery' }
  | { what: 'removePasskey'; passkey: { id: number; name: string } };

interface FactorDialogProps {
  dialog: OpenDialog;
  onClose: () => void;
}

/** The steps of one change. */
export function FactorDialog({ dialog, onClose }: FactorDialogProps) {
  const { t } = useTranslation('account-security');
  const renew = useFactorRenewal();
  const gone = (text: string) => {
    renew();
    showToast('success', text);
    onClose();
  };
  switch (dialog.what) {
    case 'addTotp':
      return (
        <FormDialog title={t('totp.add')} onClose={onClose}>
          <TotpSetUp onConfirmed={renew} onDone={onClose} />
        </FormDialog>
      );
    case 'removeTotp':
      return (
        <FormDialog title={t('totp.remove')} onClose={onClose}>
          <PasswordAsk
            about={t('totp.removeAbout')}
            submit={t('totp.remove')}
            onSubmit={removeTotp}
            onDone={() => gone(t('totp.removed'))}
          />
        </FormDialog>
      );
    case 'addPasskey':
      return (
        <FormDialog title={t('passkey.add')} onClose={onClose}>
          <PasskeyAdd onAdded={renew} onDone={onClose} />
        </FormDialog>
      );
    case 'removePasskey':
      return (
        <FormDialog title={t('passkey.removeOf', { name: dialog.passkey.name })} onClose={onClose}>
          <PasswordAsk
            about={t('passkey.removeAbout')}
            submit={t('passkey.remove')}
            onSubmit={password => removePasskey(dialog.passkey.id, password)}
            onDone={() => gone(t('passkey.removed'))}
          />
        </FormDialog>
      );
    case 'recovery':
      return <RecoveryDialog onRenewed={renew} onClose={onClose} />;
  }
}

function RecoveryDialog({ onRenewed, onClose }: { onRenewed: () => void; onClose: () => void }) {
  const { t } = useTranslation('account-security');
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <FormDialog title={t('recovery.renew')} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordAsk
          about={t('recovery.renewAbout')}
          submit={t('recovery.renew')}
          onSubmit={async password => {
            setCodes(await renewRecoveryCodes(password));
            onRenewed();
          }}
        />
      )}
    </FormDialog>
  );
}
