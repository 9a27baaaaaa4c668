import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { removePasskey, removeTotp, renewRecoveryCodes } from './calls.ts';
import { PasskeyAdd } from './PasskeyAdd.tsx';
import { PasswordAsk } from './PasswordAsk.tsx';
import { useFactorRenewal } from './queries.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
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
  const [codes, setCodes] = useState<readonly string[]>();
  const done = (text: string) => {
    renew();
    showToast('success', text);
    onClose();
  };
  /** Recovery codes come with the first way. */
  const added = (text: string) => (made: readonly string[] | null) => {
    if (!made) return done(text);
    setCodes(made);
    renew();
    showToast('success', text);
  };
  if (codes) return <RecoveryCodesDialog codes={codes} onDone={onClose} />;
  switch (dialog.what) {
    case 'addTotp':
      return (
        <FormDialog title={t('totp.add')} onClose={onClose}>
          <TotpSetUp onDone={added(t('totp.added'))} />
        </FormDialog>
      );
    case 'removeTotp':
      return (
        <FormDialog title={t('totp.remove')} onClose={onClose}>
          <PasswordAsk
            about={t('totp.removeAbout')}
            submit={t('totp.remove')}
            onSubmit={removeTotp}
            onDone={() => done(t('totp.removed'))}
          />
        </FormDialog>
      );
    case 'addPasskey':
      return (
        <FormDialog title={t('passkey.add')} onClose={onClose}>
          <PasskeyAdd onDone={added(t('passkey.added'))} />
        </FormDialog>
      );
    case 'removePasskey':
      return (
        <FormDialog title={t('passkey.removeOf', { name: dialog.passkey.name })} onClose={onClose}>
          <PasswordAsk
            about={t('passkey.removeAbout')}
            submit={t('passkey.remove')}
            onSubmit={password => removePasskey(dialog.passkey.id, password)}
            onDone={() => done(t('passkey.removed'))}
          />
        </FormDialog>
      );
    case 'recovery':
      return (
        <FormDialog title={t('recovery.renew')} onClose={onClose}>
          <PasswordAsk
            about={t('recovery.renewAbout')}
            submit={t('recovery.renew')}
            onSubmit={async password => {
              setCodes(await renewRecoveryCodes(password));
              renew();
            }}
          />
        </FormDialog>
      );
  }
}
