import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errors, type SecondStepChallenge } from '../../../contract/core/errors.ts';
import { CallError, unreported } from '../../app/api.ts';
import { finishSignIn, finishWithPasskey } from '../../session/sign-in.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';

export interface SecondStepProps {
  asked: SecondStepChallenge;
  onSignedIn: () => void;
  /** Begins the sign-in again. */
  onAgain: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ asked, onSignedIn, onAgain }: SecondStepProps) {
  const { t } = useTranslation('account-security');
  const mayRecover = asked.ways.includes('recovery');
  const [way, setWay] = useState<'totp' | 'recovery'>(asked.ways.includes('totp') ? 'totp' : 'recovery');
  const other = way === 'totp' ? 'recovery' : 'totp';
  const mayChange = other === 'recovery' ? mayRecover : asked.ways.includes('totp');
  const hasPasskey = asked.ways.includes('passkey');
  return (
    <Stack gap={12}>
      {hasPasskey && <PasskeyButton challenge={asked.challenge} onSignedIn={onSignedIn} />}
      <CodeForm key={way} way={way} challenge={asked.challenge} onSignedIn={onSignedIn} />
      <Group gap={4} columnGap={16} justify="between" wrap>
        {mayChange ? (
          <LinkButton onClick={() => setWay(other)}>{t(`secondStep.${other}.use`)}</LinkButton>
        ) : (
          <span />
        )}
        <LinkButton onClick={onAgain}>{t('secondStep.again')}</LinkButton>
      </Group>
    </Stack>
  );
}

interface PasskeyButtonProps {
  challenge: string;
  onSignedIn: () => void;
}

function PasskeyButton({ challenge, onSignedIn }: PasskeyButtonProps) {
  const { t } = useTranslation('account-security');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function show() {
    setBusy(true);
    setFault(undefined);
    try {
      await finishWithPasskey(challenge);
      onSignedIn();
    } catch (error) {
      setFault(error instanceof CallError ? unreported(error) : t('passkey.notShown'));
      setBusy(false);
    }
  }

  return (
    <Stack gap={8}>
      <Button variant="default" size="md" fullWidth loading={isBusy} onClick={() => void show()}>
        {t('passkey.use')}
      </Button>
      <Text size="sm" tone="bad" role="alert">
        {fault}
      </Text>
    </Stack>
  );
}

interface CodeFormProps {
  way: 'totp' | 'recovery';
  challenge: string;
  onSignedIn: () => void;
}

function CodeForm({ way, challenge, onSignedIn }: CodeFormProps) {
  const { t } = useTranslation('account-security');
  const form = useForm({
    initial: { code: '' },
    rules: { code: value => !value.trim() && t(`secondStep.${way}.missing`) },
    places: { [errors.wrong_second_factor.code]: 'code' },
    submit: ({ code }) => finishSignIn(challenge, code.trim()),
    done: onSignedIn,
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <Text tone="soft" leading="relaxed">
        {t(`secondStep.${way}.about`)}
      </Text>
      <FormField
        {...form.field('code')}
        label={t(`secondStep.${way}.label`)}
        autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        maxLength={way === 'totp' ? 7 : 20}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('secondStep.submit')} isWide />
    </Stack>
  );
}
