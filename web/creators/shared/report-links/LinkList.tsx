import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './LinkList.module.css';

/** A link under which a report can be read. */
export interface ReportLink {
  id: number;
  title: string;
  /** Who made it, until when it is valid and the like. */
  lines: readonly string[];
  words: { revoke: string; revokeTitle: string };
}

export interface LinkListProps {
  /** Undefined while they load. */
  links: readonly ReportLink[] | undefined;
  /** Why they could not be loaded. */
  error: Error | null;
  onRetry: () => void;
  /** Absent for those who may only read the list. */
  revoke?: ((id: number) => Promise<unknown>) | undefined;
}

/** The links that can still be opened, each with a button to revoke it. */
export function LinkList({ links, error, onRetry, revoke }: LinkListProps) {
  const { t } = useTranslation('report-links');
  const [asked, setAsked] = useState<ReportLink>();
  const [isBusy, setBusy] = useState(false);

  async function end({ id }: ReportLink) {
    setBusy(true);
    try {
      await revoke?.(id);
      showToast('success', t('revoked'));
    } catch {
      // A toast has shown it.
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  }

  return (
    <Stack as="section" gap={10} mt={14} className={styles.links} aria-label={t('list')}>
      <h3>{t('list')}</h3>
      {error && <ErrorState message={unreported(error)} onRetry={onRetry} />}
      {!links && !error && <Skeleton width="100%" height={20} />}
      {links?.length === 0 && (
        <Text size="sm" tone="soft">
          {t('none')}
        </Text>
      )}
      <ul>
        {links?.map(link => (
          <Group as="li" gap={12} justify="between" key={link.id}>
            <div>
              <b>{link.title}</b>
              {link.lines.map(line => (
                <p key={line}>{line}</p>
              ))}
            </div>
            {revoke && (
              <Button
                variant="default"
                size="xs"
                aria-label={link.words.revoke}
                onClick={() => setAsked(link)}
              >
                {t('revoke')}
              </Button>
            )}
          </Group>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={asked.words.revokeTitle}
          confirm={t('revoke')}
          isDangerous
          isBusy={isBusy}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void end(asked)}
        >
          <p>{t('revokeAbout')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
