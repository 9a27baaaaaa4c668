import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../api.ts';
import { signIn } from '../../session/sign-in.ts';
import styles from './LoginPage.module.css';

type Faults = Partial<Record<'username' | 'password' | 'form', string>>;

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

export interface LoginFormProps {
  /** The sandbox's account, where there is one. */
  demo: { username: string; password: string } | null;
  onSignedIn: () => void;
}

/** What was refused, beside the field it names, else above the button. */
function faultsOf(error: unknown, fallback: string): Faults {
  if (!(error instanceof CallError)) return { form: fallback };
  const named = error.fields.filter(({ field }) => field === 'username' || field === 'password');
  if (named.length) return Object.fromEntries(named.map(({ field, reason }) => [field, reason]));
  return error.told ? {} : { form: error.message };
}

export function LoginForm({ demo, onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('identity');
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<'form' | 'demo' | null>(null);
  const [faults, setFaults] = useState<Faults>({});

  async function enter(username: string, password: string, by: 'form' | 'demo') {
    setBusy(by);
    setFaults({});
    try {
      await signIn(username, password);
      onSignedIn();
    } catch (error) {
      setFaults(faultsOf(error, t('settingsFailed')));
      setBusy(null);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const username = textOf(given.get('username')).trim();
    const password = textOf(given.get('password'));
    const missing: Faults = {
      ...(!username && { username: t('missingUsername') }),
      ...(!password && { password: t('missingPassword') }),
    };
    setFaults(missing);
    const first = Object.keys(missing)[0];
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else void enter(username, password, 'form');
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        name="username"
        label={t('username')}
        autoComplete="username"
        size="md"
        error={faults.username}
      />
      <PasswordInput
        name="password"
        label={t('password')}
        autoComplete="current-password"
        size="md"
        error={faults.password}
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
      />
      {faults.form && (
        <p role="alert" className={styles.fault}>
          {faults.form}
        </p>
      )}
      <Button type="submit" size="md" fullWidth loading={busy === 'form'} disabled={busy === 'demo'}>
        {t('signIn')}
      </Button>
      <div className={styles.demo} aria-hidden={!demo}>
        {demo && (
          <>
            <Button
              variant="default"
              size="md"
              fullWidth
              loading={busy === 'demo'}
              disabled={busy === 'form'}
              onClick={() => void enter(demo.username, demo.password, 'demo')}
            >
              {t('signInDemo')}
            </Button>
            <p>{t('demoAbout')}</p>
          </>
        )}
      </div>
    </form>
  );
}
