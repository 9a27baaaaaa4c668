import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { useSession } from '../../session/session.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { useClosure, useExport, useKeep } from './queries.ts';

/** Closing the own account, or the whole team for its main account: export first, and take it back until it is over. */
export function ClosureCard() {
  const { t } = useTranslation('erasures');
  const { isAdmin } = useSession();
  const what = isAdmin ? 'team' : 'account';
  const { data, error, isError, refetch } = useClosure();
  const exporting = useExport(what);
  const keeping = useKeep(what);
  const [isClosing, setClosing] = useState(false);
  const closesAt = what === 'team' ? data?.teamClosesAt : data?.accountClosesAt;
  const buttons = (
    <Group gap={8} wrap>
      <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
        {t(`closure.${what}.export`)}
      </Button>
      {closesAt ? (
        <Button
          loading={keeping.isPending}
          onClick={() =>
            keeping.mutate(undefined, { onSuccess: () => showToast('success', t(`closure.${what}.kept`)) })
          }
        >
          {t(`closure.${what}.keep`)}
        </Button>
      ) : (
        <Button variant="default" onClick={() => setClosing(true)}>
          {t(`closure.${what}.close`)}
        </Button>
      )}
    </Group>
  );
  return (
    <Card title={t(`closure.${what}.title`)}>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton width="100%" height={72} />}
      {data && (
        <>
          <Text tone={closesAt ? 'bad' : 'soft'} leading="relaxed">
            {closesAt
              ? t(`closure.${what}.closing`, { day: day(closesAt) })
              : t(`closure.${what}.about`, { days: data.graceDays })}
          </Text>
          {what === 'account' && data.teamClosesAt && (
            <Text tone="bad">{t('closure.account.teamCloses', { day: day(data.teamClosesAt) })}</Text>
          )}
          {buttons}
        </>
      )}
      {isClosing && data && (
        <CloseDialog what={what} days={data.graceDays} onClose={() => setClosing(false)} />
      )}
    </Card>
  );
}
