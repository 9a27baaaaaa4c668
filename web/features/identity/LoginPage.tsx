import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Brand } from '../../layout/Brand.tsx';
import { PublicControls } from '../../layout/PublicControls.tsx';
import { paths } from '../../paths.ts';
import { signInSettings, type SignInSettings } from '../../session/sign-in.ts';
import { useTitle } from '../../ui/use-title.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';

export default function LoginPage() {
  const { t } = useTranslation('identity');
  useTitle(t('signIn'));
  const navigate = useNavigate();
  const [settings, setSettings] = useState<SignInSettings>();
  useEffect(() => {
    // A failure is told when somebody signs in, which asks again.
    signInSettings().then(setSettings, () => undefined);
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link to={paths.landing()} title={t('back')}>
          <Brand />
        </Link>
        <PublicControls />
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          <h1>{t('title')}</h1>
          <LoginForm
            demo={settings?.demo ?? null}
            onSignedIn={() => void navigate(paths.home(), { replace: true })}
          />
        </div>
      </main>
    </div>
  );
}
