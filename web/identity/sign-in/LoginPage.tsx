import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { SecondStepChallenge } from '../../../contract/core/errors.ts';
import { paths } from '../../app/paths.ts';
import { afterSignIn } from '../../session/after-sign-in.ts';
import type { SignInSettings } from '../../session/token-calls.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TabBar } from '../../ui/navigation/TabBar.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { DemoSignIn } from './DemoSignIn.tsx';
import { FormPage } from './FormPage.tsx';
import { Text } from '../../ui/box/Box.tsx';
import styles from './FormPage.module.css';
import { PasswordSignIn } from './PasswordSignIn.tsx';
import { PhoneSignIn } from './PhoneSignIn.tsx';

const ways = ['password', 'phone'] as const;

const SecondStep = lazy(async () => ({
  default: await (await import('../account-security/load-parts.ts')).loadSecondStep(),
}));

export default function LoginPage() {
  const { t } = useTranslation('identity');
  useTitle(t('signIn'));
  const navigate = useNavigate();
  const settings = useLoaderData<SignInSettings | null>();
  const [query, setQuery] = useSearchParams();
  const way = query.get('by') === 'phone' ? 'phone' : 'password';
  const goOn = () => void navigate(afterSignIn(query), { replace: true });
  const next = query.get('next') ?? '';
  const [asked, setAsked] = useState<SecondStepChallenge>();
  if (asked) {
    return (
      <FormPage title={t('secondStep')}>
        <Suspense fallback={<Skeleton width="100%" height={160} />}>
          <SecondStep asked={asked} onSignedIn={goOn} onAgain={() => setAsked(undefined)} />
        </Suspense>
      </FormPage>
    );
  }
  const ends = { onSignedIn: goOn, onAsked: setAsked };
  return (
    <FormPage
      title={t('title')}
      foot={
        <>
          <Text as={Link} tone="accent" to={paths.forgotPassword(next)} className={styles.link}>
            {t('forgot')}
          </Text>
          <span>
            {t('toRegister')}{' '}
            <Text as={Link} tone="accent" to={paths.register(next)} className={styles.link}>
              {t('register')}
            </Text>
          </span>
        </>
      }
    >
      <TabBar
        label={t('way.label')}
        value={way}
        options={ways.map(value => ({ value, label: t(`way.${value}`) }))}
        panelId="way"
        onChange={value =>
          setQuery({ ...(value === 'phone' && { by: value }), ...(next && { next }) }, { replace: true })
        }
      />
      <div id="way" role="tabpanel" aria-labelledby="way-tab" className={styles.panel}>
        {way === 'phone' ? <PhoneSignIn {...ends} /> : <PasswordSignIn {...ends} />}
      </div>
      <Text as="p" size="sm" textAlign="center" mt={12}>
        <Text as={Link} tone="accent" to={paths.organisationSignIn(next)} className={styles.link}>
          {t('withOrganisation')}
        </Text>
      </Text>
      {settings?.demo && <DemoSignIn account={settings.demo} {...ends} />}
    </FormPage>
  );
}
