import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useAddSample, useRemoveSample, useSampleCampaign } from './sample-campaign-queries.ts';

/** Fills the workspace with a sample campaign, and leads to it. */
function TrySample() {
  const { t } = useTranslation('first-steps');
  const navigate = useNavigate();
  const add = useAddSample(campaignId => void navigate(paths.campaign(campaignId, 'cooperation')));
  return (
    <Button size="xs" variant="default" loading={add.isPending} onClick={() => add.mutate()}>
      {t('sample.try')}
    </Button>
  );
}

function ThereIsOne({ campaignId }: { campaignId: number }) {
  const { t } = useTranslation('first-steps');
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveSample(() => showToast('success', t('sample.removed')));
  return (
    <Group gap={12} wrap>
      <Text tone="soft">{t('sample.there')}</Text>
      <Text as={Link} tone="accent" to={paths.campaign(campaignId, 'cooperation')}>
        {t('sample.open')}
      </Text>
      <LinkButton onClick={() => setAsked(true)}>{t('sample.remove')}</LinkButton>
      {isAsked && (
        <ConfirmDialog
          title={t('sample.removal')}
          confirm={t('sample.remove')}
          isDangerous
          isBusy={remove.isPending}
          onCancel={() => setAsked(false)}
          onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsked(false) })}
        >
          {t('sample.removalAbout')}
        </ConfirmDialog>
      )}
    </Group>
  );
}

/** The way to a sample campaign, and back; only for main accounts in a sandbox. */
export function SampleCampaign({ isOffered }: { isOffered: boolean }) {
  const { data } = useSampleCampaign();
  if (!data) return null;
  if (data.campaignId !== null) return <ThereIsOne campaignId={data.campaignId} />;
  return isOffered ? <TrySample /> : null;
}
