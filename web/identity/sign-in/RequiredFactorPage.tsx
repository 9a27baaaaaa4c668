import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { afterSignIn } from '../../session/after-sign-in.ts';
import { logOut } from '../../session/session.ts';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { mayMakePasskey } from '../account-security/calls.ts';
import { PasskeyAdd } from '../account-security/PasskeyAdd.tsx';
import { RecoveryCodes } from '../account-security/RecoveryCodes.tsx';
import { TotpSetUp } from '../account-security/TotpSetUp.tsx';
import { FormPage } from './FormPage.tsx';

/** Leads an account through setting up the second factor that its team requires; nothing else answers before. */
export default function RequiredFactorPage() {
  const { t } = useTranslation('account-security');
  const [query] = useSearchParams();
  const [hasPasskeys, setPasskeys] = useState(false);
  useEffect(() => void mayMakePasskey().then(setPasskeys), []);
  const [way, setWay] = useState<'totp' | 'passkey'>('totp');
  const [codes, setCodes] = useState<readonly string[]>();
  const title = t(codes ? 'setUp.codes' : 'setUp.title');
  useTitle(title);
  const other = way === 'totp' ? 'passkey' : 'totp';
  // The session was opened for this page alone; the next one begins with all that the account may see.
  const goOn = () => location.replace(afterSignIn(query));
  const added = (made: readonly string[] | null) => (made ? setCodes(made) : goOn());
  return (
    <FormPage
      title={title}
      {...(!codes && { about: t('setUp.about') })}
      isTall
      foot={
        !codes && (
          <>
            <LinkButton onClick={() => void logOut()}>{t('setUp.leave')}</LinkButton>
            {hasPasskeys && <LinkButton onClick={() => setWay(other)}>{t(`setUp.${other}`)}</LinkButton>}
          </>
        )
      }
    >
      {codes && <RecoveryCodes codes={codes} onDone={goOn} />}
      {!codes && way === 'totp' && <TotpSetUp onDone={added} />}
      {!codes && way === 'passkey' && <PasskeyAdd onDone={added} />}
    </FormPage>
  );
}
