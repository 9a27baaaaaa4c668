import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { type ListedReport, useReportCalls, useSharedReports } from '../queries.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../../shared/paper/links.module.css';

/** The team's shared reports that can still be opened, each with a button to revoke it. */
export function SharedList() {
  const { t } = useTranslation('reports');
  const { data, error, isError, refetch } = useSharedReports();
  const { revoke } = useReportCalls();
  const [asked, setAsked] = useState<ListedReport>();
  const [isBusy, setBusy] = useState(false);
  const titleOf = ({ title, names }: ListedReport) => title || names.join(t('comma', { ns: 'common' }));

  async function end(report: ListedReport) {
    setBusy(true);
    try {
      await revoke(report.id);
      showToast('success', t('shared.revoked'));
    } catch {
      // A toast has shown it.
    } finally {
      setBusy(false);
      setAsked(undefined);
    }
  }

  return (
    <Stack as="section" gap={10} mt={14} className={styles.links} aria-label={t('shared.title')}>
      <h3>{t('shared.title')}</h3>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton width="100%" height={60} />}
      {data?.reports.length === 0 && (
        <Text size="xs" tone="soft">
          {t('shared.none')}
        </Text>
      )}
      <ul>
        {data?.reports.map(report => (
          <Group as="li" gap={12} justify="between" key={report.id}>
            <div>
              <b>{titleOf(report)}</b>
              <p>
                {report.by && `${report.by} · `}
                {t('shared.until', { at: dateTime(report.expiresAt) })}
              </p>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={t('shared.revokeOne', { title: titleOf(report) })}
              onClick={() => setAsked(report)}
            >
              {t('shared.revoke')}
            </Button>
          </Group>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('shared.revokeTitle', { title: titleOf(asked) })}
          confirm={t('shared.revoke')}
          isDangerous
          isBusy={isBusy}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void end(asked)}
        >
          <p>{t('shared.revokeAbout')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
