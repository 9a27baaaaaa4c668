import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { errors } from '../../../contract/core/errors.ts';
import type { beginTotp as beginEndpoint } from '../../../contract/identity/account-security.ts';
import { CopyLine } from '../../ui/copy/CopyLine.tsx';
import { QrCode } from '../../ui/copy/QrCode.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { PasswordAsk } from './PasswordAsk.tsx';
import { beginTotp, confirmTotp } from './calls.ts';
import { useFirstControl } from './use-first-control.ts';

export interface TotpSetUpProps {
  /** The app is confirmed; recovery codes come with the first way. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** Setting up an authenticator app: the password, then the QR code and a code of the app. */
export function TotpSetUp({ onDone }: TotpSetUpProps) {
  const { t } = useTranslation('account-security');
  const [begun, setBegun] = useState<ReplyOf<typeof beginEndpoint>>();
  if (!begun) {
    return (
      <PasswordAsk
        about={t('totp.passwordAbout')}
        submit={t('totp.next')}
        onSubmit={async password => setBegun(await beginTotp(password))}
      />
    );
  }
  return <ShowCode begun={begun} onDone={onDone} />;
}

interface ShowCodeProps extends TotpSetUpProps {
  begun: ReplyOf<typeof beginEndpoint>;
}

function ShowCode({ begun, onDone }: ShowCodeProps) {
  const { t } = useTranslation('account-security');
  const form = useForm({
    initial: { code: '' },
    rules: { code: value => !/^\d{6}$/.test(value.trim()) && t('totp.wrongForm') },
    places: { [errors.wrong_second_factor.code]: 'code' },
    submit: async ({ code }) => onDone(await confirmTotp(code.trim())),
  });
  useFirstControl(form.props.ref);
  return (
    <Stack as="form" gap={12} {...form.props}>
      <Text tone="soft" leading="relaxed">
        {t('totp.scan')}
      </Text>
      <Group gap={16} wrap>
        <QrCode text={begun.address} label={t('totp.qr')} />
      </Group>
      <Text size="sm">
        <Text as="a" tone="accent" href={begun.address}>
          {t('totp.here')}
        </Text>
      </Text>
      <Text size="sm" tone="faint">
        {t('totp.byHand')}
      </Text>
      <CopyLine
        label={t('totp.secret')}
        text={begun.secret}
        words={{ copy: t('copy', { ns: 'common' }), copied: t('copied', { ns: 'common' }) }}
      />
      <FormField
        {...form.field('code')}
        label={t('totp.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
      <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('totp.confirm')} />
    </Stack>
  );
}
