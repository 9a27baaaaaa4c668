import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconLoader2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { providerOf } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { Sender, verifySender } from '../../../../contract/outreach/senders/senders.ts';
import { paths } from '../../../app/paths.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { waitingDraft } from '../../shared/drafts/waiting-draft.ts';
import { useTranscript, useVerify } from '../queries.ts';
import { FaultText } from '../cards/SenderTrouble.tsx';
import { Transcript } from './Transcript.tsx';
import { Box, Grid, Group } from '../../../ui/box/Box.tsx';
import styles from './VerifyDialog.module.css';
import { VerifySteps } from './VerifySteps.tsx';

type Outcome = ReplyOf<typeof verifySender>;

function Success() {
  const { t } = useTranslation('senders');
  return (
    <Group
      gap={10}
      align="stretch"
      py={12}
      px={14}
      radius="control"
      className={styles.outcome}
      data-tone="good"
    >
      <IconCircleCheck size={20} stroke={1.8} aria-hidden />
      <Box shrink>
        <b>{t('verify.success')}</b>
        <p>{t('verify.successAbout')}</p>
      </Box>
    </Group>
  );
}

function Failure({ outcome, reason, guide }: { outcome?: Outcome; reason?: string; guide: string | null }) {
  const { t } = useTranslation('senders');
  return (
    <Group
      gap={10}
      align="stretch"
      py={12}
      px={14}
      radius="control"
      className={styles.outcome}
      data-tone="bad"
    >
      <IconCircleX size={20} stroke={1.8} aria-hidden />
      <Box shrink>
        <b>{t('verify.failure')}</b>
        {outcome ? (
          <FaultText fault={outcome.fault ?? 'other'} said={outcome.faultText} guide={guide} />
        ) : (
          <p>{t('verify.failureAbout', { reason })}</p>
        )}
      </Box>
    </Group>
  );
}

/** A running verification: its steps, its transcript and its result. */
export function VerifyDialog({ sender, onClose }: { sender: Sender; onClose: () => void }) {
  const { t } = useTranslation('senders');
  const { mutate, data: outcome, error, isPending } = useVerify();
  const { id, address, provider } = sender;
  const draft = waitingDraft();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    mutate(id);
  }, [id, mutate]);
  const live = useTranscript(id, isPending);
  const lines = outcome?.transcript ?? live.data?.transcript ?? [];
  const hasFailed = error !== null || outcome?.verified === false;
  return (
    <FormDialog isWide title={t('verify.title', { address })} onClose={onClose}>
      <div className={styles.status} role="status">
        {outcome?.verified && <Success />}
        {hasFailed && (
          <Failure
            {...(outcome && { outcome })}
            reason={error?.message ?? ''}
            guide={providerOf(provider)?.path ?? null}
          />
        )}
        {!outcome && !error && (
          <Group
            as="p"
            gap={10}
            tone="soft"
            leading="relaxed"
            py={12}
            px={14}
            radius="control"
            ground="hover"
            className={styles.running}
          >
            <IconLoader2 className={styles.turning} size={20} stroke={1.8} aria-hidden />
            {t('verify.running')}
          </Group>
        )}
      </div>
      <Grid gap={20} columnGap={28} className={styles.sides}>
        <VerifySteps lines={lines} isRunning={!outcome && !error} />
        <Transcript lines={lines} />
      </Grid>
      <Group gap={8} align="stretch" justify="end" wrap className={styles.end}>
        {hasFailed && (
          <>
            <Button component={Link} to={paths.sender(id)} variant="default">
              {t('verify.edit')}
            </Button>
            <Button onClick={() => mutate(id)}>{t('verify.again')}</Button>
          </>
        )}
        {outcome?.verified && (
          <>
            <Button variant={draft ? 'default' : 'filled'} onClick={onClose}>
              {t('verify.done')}
            </Button>
            {draft && (
              <Button component={Link} to={draft}>
                {t('draft.back')}
              </Button>
            )}
          </>
        )}
      </Group>
    </FormDialog>
  );
}
