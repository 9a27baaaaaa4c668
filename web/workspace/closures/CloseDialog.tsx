import { useTranslation } from 'react-i18next';
import { errors } from '../../../contract/core/errors.ts';
import { useSession } from '../../session/session.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { PasswordField } from '../../ui/forms/passwords/PasswordField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { useClose } from './queries.ts';

interface CloseDialogProps {
  what: 'account' | 'team';
  /** For how long it can be taken back. */
  days: number;
  onClose: () => void;
}

/** Says what goes, and asks for the password; for a team also for its name. */
export function CloseDialog({ what, days, onClose }: CloseDialogProps) {
  const { t } = useTranslation('erasures');
  const { user } = useSession();
  const close = useClose(what);
  const form = useForm({
    initial: { confirmation: '', password: '' },
    rules: {
      confirmation: value =>
        what === 'team' && value.trim() !== user.teamName.trim() && t('closure.wrongName'),
      password: value => !value && t('closure.missingPassword'),
    },
    places: { [errors.wrong_old_password.code]: 'password' },
    submit: ({ confirmation, password }) => close({ password, confirmation: confirmation.trim() }),
    done() {
      showToast('success', t(`closure.${what}.asked`, { days }));
      onClose();
    },
  });
  return (
    <FormDialog title={t(`closure.${what}.title`)} onClose={onClose}>
      <Stack as="form" gap={8} {...form.props}>
        <Text tone="soft" leading="relaxed">
          {t(`closure.${what}.what`, { days })}
        </Text>
        {what === 'team' && (
          <FormField
            {...form.field('confirmation')}
            label={t('closure.typeName', { name: user.teamName })}
            autoComplete="off"
            maxLength={200}
          />
        )}
        <PasswordField
          {...form.field('password')}
          label={t('closure.password')}
          autoComplete="current-password"
        />
        <FormEnd
          isDangerous
          atEnd
          fault={form.fault}
          isBusy={form.isBusy}
          submit={t(`closure.${what}.close`)}
        />
      </Stack>
    </FormDialog>
  );
}
