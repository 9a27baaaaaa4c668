import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { errors } from '../../../../contract/core/errors.ts';
import { dateTime } from '../../../../contract/core/format.ts';
import { CallError } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { hasToken } from '../../../session/session.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { FormPage } from '../../../identity/sign-in/FormPage.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from '../../../identity/sign-in/FormPage.module.css';
import { JoinForm } from './JoinForm.tsx';
import { useInvitation } from './invitation-calls.ts';

const overCodes: readonly number[] = [
  errors.invitation_over.code,
  errors.not_found.code,
  errors.invalid_request.code,
];

/** An unusable invitation says what to do; one that failed to load can be retried. */
function Refused({ refusal, onRetry }: { refusal: Error; onRetry: () => void }) {
  const { t } = useTranslation('identity');
  const { t: shell } = useTranslation();
  const isOver = refusal instanceof CallError && overCodes.includes(refusal.code);
  return (
    <FormPage title={t(isOver ? 'invitation.overTitle' : 'invitation.failedTitle')} about={refusal.message}>
      {isOver ? (
        <Button component={Link} to={paths.signIn()} variant="default" size="md" fullWidth>
          {t('recovery.back')}
        </Button>
      ) : (
        <Button variant="default" size="md" fullWidth onClick={onRetry}>
          {shell('retry')}
        </Button>
      )}
    </FormPage>
  );
}

function Invited({ token }: { token: string }) {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const { data: invitation, error, refetch } = useInvitation(token);
  const [wasSignedIn] = useState(hasToken);
  const team = invitation?.teamName ?? '';
  useTitle(team ? t('invitation.title', { team }) : undefined);

  if (error) return <Refused refusal={error} onRetry={() => void refetch()} />;
  if (!invitation) {
    return (
      <FormPage isTall title={<Skeleton width={220} height={28} />}>
        <Skeleton width="100%" height={560} />
      </FormPage>
    );
  }

  function enter() {
    showToast('success', t('invitation.done', { team }));
    const path = hasToken() ? paths.home() : paths.signIn();
    // Reloads, so that nothing of the previous account stays.
    if (wasSignedIn) location.replace(path);
    else void navigate(path, { replace: true });
  }
  const { invitedBy, expiresAt } = invitation;
  return (
    <FormPage
      isTall
      title={t('invitation.title', { team })}
      about={t('invitation.about', { name: invitedBy, until: dateTime(expiresAt) })}
    >
      {wasSignedIn && (
        <Text size="md" tone="warn" py={8} px={12} radius="control" ground="warn" className={styles.note}>
          {t('invitation.switch')}
        </Text>
      )}
      <JoinForm invitation={token} onJoined={enter} />
    </FormPage>
  );
}

/** The page of an invitation link. */
export default function JoinPage() {
  const { token = '' } = useParams();
  return <Invited key={token} token={token} />;
}
