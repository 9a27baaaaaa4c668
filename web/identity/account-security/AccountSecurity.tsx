import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignIn } from '../../../contract/identity/account-security.ts';
import { unreported } from '../../app/api.ts';
import { logOut } from '../../session/session.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './account-security.module.css';
import { useSignIns } from './queries.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** How the account is signed in to: what its sign-ins ask for, and those that were. */
export function AccountSecurity() {
  return (
    <>
      <SecondFactorCard />
      <SignInsCard />
    </>
  );
}

/** The live session, which can be ended, and the sign-ins before it: whoever finds a strange one changes the password. */
function SignInsCard() {
  const { t } = useTranslation('account-security');
  const { data, error, isError, refetch } = useSignIns();
  const [isEnding, setEnding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <Card title={t('signIns.title')}>
      <Text size="sm" tone="faint">
        {t('signIns.about')}
      </Text>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton width="100%" height={120} />}
      {data && (
        <Stack as="ul" gap={10}>
          {data.signIns.map(signIn => (
            <SignInLine key={signIn.id} signIn={signIn} onEnd={() => setEnding(true)} />
          ))}
        </Stack>
      )}
      {isEnding && (
        <ConfirmDialog
          title={t('signIns.end')}
          confirm={t('signIns.end')}
          isBusy={isBusy}
          isDangerous
          onConfirm={() => {
            setBusy(true);
            void logOut();
          }}
          onCancel={() => setEnding(false)}
        >
          {t('signIns.endAbout')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

interface SignInLineProps {
  signIn: SignIn;
  onEnd: () => void;
}

function SignInLine({ signIn, onEnd }: SignInLineProps) {
  const { t } = useTranslation('account-security');
  const { at, endedAt, isCurrent, way, browser, system, place, network } = signIn;
  const device = [browser, system].filter(Boolean).join(' · ') || t('signIns.unknownDevice');
  const where = [place, network].filter(Boolean).join(' · ');
  return (
    <Group as="li" gap={8} columnGap={16} justify="between" wrap className={styles.line}>
      <div>
        <Group gap={8} wrap>
          <Text size="lg">{device}</Text>
          {endedAt === null && <Tag tone="good">{t(isCurrent ? 'signIns.current' : 'signIns.live')}</Tag>}
        </Group>
        <Text size="sm" tone="faint" breaks>
          <Ago at={at} />
          {way === 'password' || way === 'phone' || way === 'sso' ? ` · ${t(`signIns.way.${way}`)}` : ''}
          {where && ` · ${where}`}
        </Text>
      </div>
      {endedAt === null && (
        <Button variant="default" onClick={onEnd}>
          {t('signIns.end')}
        </Button>
      )}
    </Group>
  );
}
