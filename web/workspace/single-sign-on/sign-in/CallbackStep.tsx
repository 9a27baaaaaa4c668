import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { CallError } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { FormPage } from '../../../identity/sign-in/FormPage.tsx';
import { afterSignIn } from '../../../session/after-sign-in.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { Text } from '../../../ui/box/Box.tsx';
import { Conversation } from '../Conversation.tsx';
import { finishFlow, type Ending } from './finish-flow.ts';

/** Where the provider sends the browser back to: the end of a sign-in, of the linking of an account, or of a test. */
export function CallbackStep() {
  const { t } = useTranslation('single-sign-on');
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const [tested, setTested] = useState<Ending>();
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    let isShown = true;
    finishFlow(location.href).then(
      ending => {
        if (!isShown) return;
        if (!ending) return setFault(t('callback.lost'));
        if (ending.purpose === 'test') return setTested(ending);
        if (ending.purpose === 'link') {
          showToast('success', t('callback.linked'));
          return void navigate(paths.userInfo(), { replace: true });
        }
        void navigate(afterSignIn(new URLSearchParams({ next: ending.next })), { replace: true });
      },
      (error: unknown) => {
        if (isShown) setFault(error instanceof CallError ? error.message : shell('error.default'));
      },
    );
    return () => {
      isShown = false;
    };
  }, [navigate, shell, t]);

  const title = tested ? t('callback.tested') : fault ? t('callback.failed') : t('callback.title');
  useTitle(title);
  if (tested) {
    const isGood = tested.steps.every(({ ok }) => ok);
    return (
      <FormPage
        title={title}
        about={t(isGood ? 'test.works' : 'test.fails')}
        isTall
        foot={
          <Text as={Link} tone="accent" to={paths.singleSignOn()}>
            {t('callback.toSettings')}
          </Text>
        }
      >
        <Conversation steps={tested.steps} />
      </FormPage>
    );
  }
  return (
    <FormPage
      title={title}
      foot={
        fault && (
          <>
            <Text as={Link} tone="accent" to={paths.organisationSignIn()}>
              {t('callback.again')}
            </Text>
            <Text as={Link} tone="accent" to={paths.signIn()}>
              {t('signIn.byPassword')}
            </Text>
          </>
        )
      }
    >
      <div role={fault ? 'alert' : 'status'}>
        <Text tone={fault ? 'bad' : 'soft'} leading="relaxed">
          {fault ?? t('callback.busy')}
        </Text>
      </div>
    </FormPage>
  );
}
