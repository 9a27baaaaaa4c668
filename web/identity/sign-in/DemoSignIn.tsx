import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../app/api.ts';
import { signIn } from '../../session/sign-in.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Box } from '../../ui/box/Box.tsx';
import styles from './FormPage.module.css';
import type { SignInProps } from './PasswordSignIn.tsx';

export interface DemoSignInProps extends SignInProps {
  account: { username: string; password: string };
}

/** Signs in to the sandbox's demo account with one click. */
export function DemoSignIn({ account, onSignedIn, onAsked }: DemoSignInProps) {
  const { t } = useTranslation('identity');
  const { t: shell } = useTranslation();
  const [isBusy, setBusy] = useState(false);

  async function enter() {
    setBusy(true);
    try {
      const asked = await signIn(account.username, account.password);
      if (asked) onAsked(asked);
      else onSignedIn();
    } catch (error) {
      if (!(error instanceof CallError && error.alreadyShown))
        showToast('error', error instanceof CallError ? error.message : shell('error.default'));
      setBusy(false);
    }
  }

  return (
    <Box mt={10} className={styles.demo}>
      <Button variant="default" size="md" fullWidth loading={isBusy} onClick={() => void enter()}>
        {t('signInDemo')}
      </Button>
      <p>{t('demoAbout')}</p>
    </Box>
  );
}
