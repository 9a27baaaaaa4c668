import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientReportLink } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { dateTime, fullCount } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useReportCalls, useReportLinks } from '../queries.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../../../creators/shared/paper/links.module.css';

/** The active addresses, each with its number of openings and a button to revoke it. */
export function LinkList({ projectId, mine }: { projectId: number; mine: boolean }) {
  const { t } = useTranslation('client-reports');
  const { data, error, isError, refetch } = useReportLinks(projectId);
  const { revoke } = useReportCalls(projectId);
  const [asked, setAsked] = useState<ClientReportLink>();
  const [isBusy, setBusy] = useState(false);

  async function end({ id }: ClientReportLink) {
    setBusy(true);
    try {
      await revoke(id);
      showToast('success', t('share.revoked'));
    } catch {
      // A toast has shown it.
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  }
  const openedText = ({ opened, openedAt }: ClientReportLink) =>
    opened
      ? t('share.opened', { count: opened, number: fullCount(opened), at: dateTime(openedAt) })
      : t('share.never');

  return (
    <Stack
      as="section"
      gap={10}
      align="stretch"
      mt={14}
      className={styles.links}
      aria-label={t('share.list')}
    >
      <h3>{t('share.list')}</h3>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={60} />}
      {data?.links.length === 0 && (
        <Text size="sm" tone="soft">
          {t('share.none')}
        </Text>
      )}
      <ul>
        {data?.links.map(link => (
          <Group as="li" gap={12} justify="between" key={link.id}>
            <div>
              <b>{t('share.until', { at: dateTime(link.expiresAt) })}</b>
              <p>{t('share.by', { by: link.by, at: dateTime(link.createdAt) })}</p>
              <p>{openedText(link)}</p>
            </div>
            {mine && (
              <Button
                variant="default"
                size="xs"
                aria-label={t('share.revokeOne', { at: dateTime(link.createdAt) })}
                onClick={() => setAsked(link)}
              >
                {t('share.revoke')}
              </Button>
            )}
          </Group>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('share.revokeTitle')}
          confirm={t('share.revoke')}
          isDangerous
          isBusy={isBusy}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void end(asked)}
        >
          <p>{t('share.revokeAbout')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
