import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../app/api.ts';
import { Group } from '../../../ui/box/Box.tsx';
import styles from './drafts.module.css';

export interface ConflictNoticeProps {
  fault: string;
  onReload: () => void;
  /** After someone else's save: copies this version into a new draft. */
  onCopy?: (() => Promise<void>) | undefined;
}

/** The draft can no longer be saved: load the server's version, or keep this one as a copy. */
export function ConflictNotice({ fault, onReload, onCopy }: ConflictNoticeProps) {
  const { t } = useTranslation('mail-tasks');
  const { t: shell } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  async function copy() {
    setBusy(true);
    try {
      await onCopy?.();
    } catch (error) {
      setRefusal(error instanceof CallError ? error.message : shell('error.default'));
      setBusy(false);
    }
  }
  return (
    <Group
      gap={8}
      columnGap={12}
      wrap
      tone="accent"
      py={10}
      px={14}
      radius="card"
      ground="accent"
      className={styles.notice}
      data-tone="bad"
      role="alert"
    >
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      <p>{refusal || fault}</p>
      <Group as="span" gap={8} align="stretch" wrap>
        <Button size="compact-sm" variant="default" disabled={isBusy} onClick={onReload}>
          {t('conflict.reload')}
        </Button>
        {onCopy && (
          <Button size="compact-sm" loading={isBusy} onClick={() => void copy()}>
            {t('conflict.copy')}
          </Button>
        )}
      </Group>
    </Group>
  );
}
