import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { afterSignIn } from '../../session/after-sign-in.ts';
import { logOut } from '../../session/session.ts';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { TotpSetUp } from '../account-security/TotpSetUp.tsx';
import { FormPage } from './FormPage.tsx';

/** Leads an account through setting up the second factor that its team requires; nothing else answers before. */
export default function RequiredFactorPage() {
  const { t } = useTranslation('account-security');
  useTitle(t('setUp.title'));
  const [query] = useSearchParams();
  return (
    <FormPage
      title={t('setUp.title')}
      about={t('setUp.about')}
      isTall
      foot={<LinkButton onClick={() => void logOut()}>{t('setUp.leave')}</LinkButton>}
    >
      {/* The session was opened for this page alone; the next one begins with all that the account may see. */}
      <TotpSetUp onDone={() => location.replace(afterSignIn(query))} />
    </FormPage>
  );
}
