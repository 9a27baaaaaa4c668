import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errors, type SecondStepChallenge } from '../../../contract/core/errors.ts';
import { CallError } from '../../app/api.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { finishSignIn, finishWithPasskey } from './calls.ts';
import { useFirstControl } from './use-first-control.ts';

export interface SecondStepProps {
  asked: SecondStepChallenge;
  onSignedIn: () => void;
  /** Begins the sign-in again. */
  onAgain: () => void;
}

/** The quickest first. */
const order = ['passkey', 'totp', 'recovery'] as const;

/** The second step of a sign-in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStep({ asked: { challenge, ways }, onSignedIn, onAgain }: SecondStepProps) {
  const { t } = useTranslation('account-security');
  const possible = order.filter(
    way => ways.includes(way) && (way !== 'passkey' || 'PublicKeyCredential' in globalThis),
  );
  const [way, setWay] = useState(possible[0] ?? 'recovery');
  return (
    <Stack gap={12}>
      {way === 'passkey' ? (
        <PasskeyStep challenge={challenge} onSignedIn={onSignedIn} />
      ) : (
        <CodeForm key={way} way={way} challenge={challenge} onSignedIn={onSignedIn} />
      )}
      <Group gap={4} columnGap={16} justify="between" wrap>
        {possible.map(
          other =>
            other !== way && (
              <LinkButton key={other} onClick={() => setWay(other)}>
                {t(`secondStep.${other}.use`)}
              </LinkButton>
            ),
        )}
        <LinkButton onClick={onAgain}>{t('secondStep.again')}</LinkButton>
      </Group>
    </Stack>
  );
}

interface StepProps {
  challenge: string;
  onSignedIn: () => void;
}

function PasskeyStep({ challenge, onSignedIn }: StepProps) {
  const { t } = useTranslation('account-security');
  const form = useForm({
    initial: {},
    rules: {},
    submit: () =>
      finishWithPasskey(challenge).catch((error: unknown) => {
        // What the browser itself refuses, it says in its own words to developers only.
        throw error instanceof CallError ? error : new CallError(t('passkey.notShown'), 0, [], false);
      }),
    done: onSignedIn,
  });
  useFirstControl(form.props.ref);
  return (
    <Stack as="form" gap={8} {...form.props}>
      <Text tone="soft" leading="relaxed">
        {t('secondStep.passkey.about')}
      </Text>
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('secondStep.passkey.use')} isWide />
    </Stack>
  );
}

function CodeForm({ way, challenge, onSignedIn }: StepProps & { way: 'totp' | 'recovery' }) {
  const { t } = useTranslation('account-security');
  const form = useForm({
    initial: { code: '' },
    rules: { code: value => !value.trim() && t(`secondStep.${way}.missing`) },
    places: { [errors.wrong_second_factor.code]: 'code' },
    submit: ({ code }) => finishSignIn(challenge, code.trim()),
    done: onSignedIn,
  });
  useFirstControl(form.props.ref);
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
