import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { CredentialDialog } from '../credentials/CredentialDialog.tsx';
import { CredentialList } from '../credentials/CredentialList.tsx';
import { LimitsDialog } from './LimitsDialog.tsx';
import { ModeDialog } from './ModeDialog.tsx';
import { Quotas } from '../quotas/Quotas.tsx';
import { SourceFacts } from './SourceFacts.tsx';
import { SourceHead } from './SourceHead.tsx';
import { StateNote } from './StateNote.tsx';
import { Grid, Stack } from '../../../ui/box/Box.tsx';
import styles from './card.module.css';

export interface SourceCardProps {
  source: Source;
  folder: string;
  callbackUrl: string;
  isSandbox: boolean;
  onFaults: () => void;
}

type Opened = 'add' | 'limits' | 'mode' | null;

/** A source: its state, its quota use, its credentials and its last response. */
export function SourceCard({ source, folder, callbackUrl, isSandbox, onFaults }: SourceCardProps) {
  const { t } = useTranslation('sources');
  const [opened, open] = useState<Opened>(null);
  const name = t(`names.${source.code}`);
  const close = () => open(null);
  const isSetUp = source.credentials.length > 0 || source.quotas.length > 0;
  return (
    <Stack
      as="article"
      gap={14}
      shrink
      py={16}
      px={18}
      border
      ground="surface"
      radius="panel"
      className={styles.card}
      aria-label={name}
      data-off={!source.isOn || undefined}
    >
      <SourceHead source={source} onOpen={open} onFaults={onFaults} />
      <StateNote source={source} />
      {isSetUp && (
        <Grid gap={18} columnGap={40} cols={1} align="start" className={styles.body}>
          <Quotas source={source} />
          {source.credentials.length > 0 && (
            <CredentialList
              source={source}
              callbackUrl={callbackUrl}
              isSandbox={isSandbox}
              onAdd={() => open('add')}
            />
          )}
        </Grid>
      )}
      <SourceFacts source={source} folder={folder} onFaults={onFaults} onMode={() => open('mode')} />
      {opened === 'add' && (
        <CredentialDialog source={source} callbackUrl={callbackUrl} isSandbox={isSandbox} onClose={close} />
      )}
      {opened === 'limits' && <LimitsDialog source={source} onClose={close} />}
      {opened === 'mode' && <ModeDialog source={source} onClose={close} />}
    </Stack>
  );
}
