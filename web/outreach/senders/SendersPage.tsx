import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { BackToDraft } from './BackToDraft.tsx';
import { DailyVolume } from './DailyVolume.tsx';
import { type Senders, useSenders } from './queries.ts';
import { SandboxButton } from './SandboxButton.tsx';
import { SenderCard } from './cards/SenderCard.tsx';
import { UpgradeLink } from '../../layout/plan/UpgradeLink.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './SendersPage.module.css';
import { VerifyDialog } from './verify/VerifyDialog.tsx';
import { Allowed } from '../../session/Allowed.tsx';
import { useMay } from '../../session/session.ts';

const skeletons = [1, 2, 3];

function AddButton({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation('senders');
  const icon = <IconPlus size={16} stroke={1.8} aria-hidden />;
  if (isFull) {
    return (
      <Button leftSection={icon} disabled title={t('full')}>
        {t('add')}
      </Button>
    );
  }
  return (
    <Button component={Link} to={paths.newSender()} leftSection={icon}>
      {t('add')}
    </Button>
  );
}

function Empty({ data, onMade }: { data: Senders; onMade: (id: number) => void }) {
  const { t } = useTranslation('senders');
  return (
    <EmptyState
      actions={
        <Allowed to="senders.manage">
          <AddButton isFull={data.limit === 0} />
          {data.hasSandbox && <SandboxButton onMade={onMade} />}
        </Allowed>
      }
    >
      {t('empty')}
      {data.hasSandbox && ` ${t('emptySandbox')}`}
    </EmptyState>
  );
}

/**
 * The sender under verification. The address may name one that was just connected: verified once, not on each reload.
 */
function useVerifiedOne() {
  const { t } = useTranslation('senders');
  const [params, setParams] = useSearchParams();
  const [id, setId] = useState(() => Number(params.get('verify')) || null);
  const returned = params.get('oauth');
  const isAsked = params.has('verify') || returned !== null;
  useEffect(() => {
    if (!isAsked) return;
    if (returned === 'done') showToast('success', t('oauthReturned.allowed'));
    else if (returned) showToast('error', t('oauthReturned.refused'));
    setParams({}, { replace: true });
  }, [isAsked, returned, setParams, t]);
  return [id, setId] as const;
}

/** The team's senders with their states, and the mails left for today. */
export default function SendersPage() {
  const { t } = useTranslation('senders');
  useTitle(t('title'));
  const [params] = useSearchParams();
  const mayAdd = useMay('senders.manage');
  const [verifiedId, verify] = useVerifiedOne();
  const { data, error, isError, refetch } = useSenders();
  const asked = params.get('provider');
  if (asked) return <Navigate to={paths.newSender(`provider=${encodeURIComponent(asked)}`)} replace />;
  const verified = data?.senders.find(sender => sender.id === verifiedId);
  const isFull = data !== undefined && data.senders.length >= data.limit;
  return (
    <Stack gap={14}>
      <PageHead title={t('title')} about={t('about')}>
        <Button component={Link} to={paths.mailConfig()} target="_blank" variant="subtle" color="gray">
          {t('guides')}
        </Button>
        {mayAdd && data && data.senders.length > 0 && data.hasSandbox && !isFull && (
          <SandboxButton onMade={verify} />
        )}
        {mayAdd && data?.senders.length !== 0 && <AddButton isFull={isFull} />}
      </PageHead>
      <BackToDraft />
      {isError && !data ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <DailyVolume data={data} />
          {data && !data.senders.length ? (
            <Empty data={data} onMade={verify} />
          ) : (
            <>
              <Text size="md" tone="soft" className={styles.count} role="status">
                {data ? (
                  <>
                    {t('count', { number: fullCount(data.senders.length), limit: fullCount(data.limit) })}
                    {isFull && (
                      <>
                        {' · '}
                        {t('full')}
                        <UpgradeLink before=" · ">{t('volume.upgrade')}</UpgradeLink>
                      </>
                    )}
                  </>
                ) : (
                  <Skeleton width={220} height={19} />
                )}
              </Text>
              <Stack gap={12} role="list" aria-label={t('list')} aria-busy={!data}>
                {data?.senders.map(sender => (
                  <SenderCard key={sender.id} sender={sender} onVerify={() => verify(sender.id)} />
                )) ?? skeletons.map(at => <Skeleton key={at} width="100%" height={146} />)}
              </Stack>
            </>
          )}
        </>
      )}
      {verified && <VerifyDialog key={verified.id} sender={verified} onClose={() => verify(null)} />}
    </Stack>
  );
}
