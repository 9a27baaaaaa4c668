import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../app/api.ts';
import { signIn } from '../../session/sign-in.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Box } from '../../ui/box/Box.tsx';
import styles from './FormPage.module.css';

export interface DemoSignInProps {
  account: { username: string; password: string };
  onSignedIn: () => void;
}

/** Signs in to the sandbox's demo account with one click. */
export function DemoSignIn({ account, onSignedIn }: DemoSignInProps) {
  const { t } = useTranslation('identity');
  const { t: shell } = useTranslation();
  const [isBusy, setBusy] = useState(false);

  async function enter() {
    setBusy(true);
    try {
      await signIn(account.username, account.password);
      onSignedIn();
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
