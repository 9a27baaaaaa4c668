import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformNames } from '../../layout/search/platform-names.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import type { Ended } from './AccountsCard.tsx';
import { ConnectedFacts } from './ConnectedFacts.tsx';
import { ConsentForm } from './ConsentForm.tsx';
import { Group, Stack } from '../../ui/box/Box.tsx';
import styles from './creator-page.module.css';
import { platformIcons } from './platform-icons.ts';
import { disconnect, type OwnPage, type PlatformState } from './queries.ts';

export interface AccountLineProps {
  token: string;
  page: OwnPage;
  state: PlatformState;
  onEnded: (ended: Ended) => void;
}

const tones = { ok: 'good', broken: 'bad' } as const;

function StateTag({ state: { connection } }: { state: PlatformState }) {
  const { t } = useTranslation('creator-page');
  if (!connection) return <Tag>{t('accounts.notConnected')}</Tag>;
  return <Tag tone={tones[connection.state]}>{t(`accounts.state.${connection.state}`)}</Tag>;
}

/** One platform: the connected account, and the buttons to connect or revoke it. */
export function AccountLine({ token, page, state, onEnded }: AccountLineProps) {
  const { t } = useTranslation('creator-page');
  const [open, setOpen] = useState<'consent' | 'end' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { platform, connection, isAvailable } = state;
  const Icon = platformIcons[platform];
  const name = platformNames[platform];
  async function end() {
    setBusy(true);
    try {
      const { isRevoked } = await disconnect(token, platform);
      setOpen(null);
      onEnded({ platform, isRevoked });
    } catch {
      // A toast has shown it; the dialog stays open.
    } finally {
      setBusy(false);
    }
  }
  const canConnect = isAvailable && connection?.state !== 'ok';
  return (
    <Stack as="li" gap={10} className={styles.account} aria-label={name}>
      <Group gap={8} columnGap={10} wrap className={styles.accountHead}>
        <Icon size={22} stroke={1.6} aria-hidden />
        <h3>{name}</h3>
        {(isAvailable || connection) && <StateTag state={state} />}
      </Group>
      {connection && <ConnectedFacts connection={connection} />}
      {!isAvailable && !connection && (
        <Group as="p" gap={2} columnGap={14} align="stretch" wrap size="md" tone="faint" leading="relaxed">
          {t('accounts.unavailable', { platform: name })}
        </Group>
      )}
      {open === 'consent' ? (
        <ConsentForm token={token} page={page} platform={platform} onCancel={() => setOpen(null)} />
      ) : (
        <Group gap={10} align="stretch" wrap className={styles.deeds}>
          {canConnect && (
            <Button
              size="md"
              variant={platform === page.creator.platform ? 'filled' : 'default'}
              onClick={() => setOpen('consent')}
            >
              {t(connection ? 'accounts.again' : 'accounts.connect', { platform: name })}
            </Button>
          )}
          {connection && (
            <Button variant="default" onClick={() => setOpen('end')}>
              {t('accounts.disconnect', { platform: name })}
            </Button>
          )}
        </Group>
      )}
      {open === 'end' && connection && (
        <ConfirmDialog
          isDangerous
          isBusy={isBusy}
          title={t('disconnect.title', { platform: name })}
          confirm={t('disconnect.confirm')}
          cancel={t('disconnect.keep')}
          onConfirm={() => void end()}
          onCancel={() => setOpen(null)}
        >
          <p>{t('disconnect.about', { handle: connection.handle, team: page.teamName })}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
