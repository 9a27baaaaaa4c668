import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, unreported } from '../../app/api.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import { requireSecondFactor } from './calls.ts';
import { useFactorRenewal, useSecondFactor } from './queries.ts';

export interface PolicyCardProps {
  /** How many members have a second factor, and how many there are. */
  members: { having: number; all: number } | undefined;
}

/** Whether the team requires a second factor of everybody. */
export function PolicyCard({ members }: PolicyCardProps) {
  const { t } = useTranslation('account-security');
  const { t: shell } = useTranslation();
  const { data, error, isError, refetch } = useSecondFactor();
  const renew = useFactorRenewal();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isOn = data?.isRequired ?? false;
  const change = isOn ? 'release' : 'require';

  async function apply() {
    setBusy(true);
    try {
      await requireSecondFactor(!isOn);
      showToast('success', t(isOn ? 'policy.released' : 'policy.required'));
      renew();
    } catch (refusal) {
      if (!(refusal instanceof CallError && refusal.alreadyShown))
        showToast('error', refusal instanceof CallError ? refusal.message : shell('error.default'));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <Card
      title={t('policy.title')}
      aside={data && <Tag tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'policy.on' : 'policy.off')}</Tag>}
    >
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton width="100%" height={36} />}
      {data && (
        <Group gap={8} columnGap={16} justify="between" wrap>
          <div>
            {members && <Text size="lg">{t('policy.members', members)}</Text>}
            <Text size="sm" tone="faint">
              {t('policy.about')}
            </Text>
          </div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t(`policy.${change}`)}
          </Button>
        </Group>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t(`policy.${change}`)}
          confirm={t(`policy.${change}`)}
          isBusy={isBusy}
          onConfirm={() => void apply()}
          onCancel={() => setAsking(false)}
        >
          {t(isOn ? 'policy.releaseAbout' : 'policy.requireAbout')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
