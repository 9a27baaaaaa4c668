import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { CampaignRow } from '../../../../contract/campaigns/campaigns.ts';
import { fullCount } from '../../../../contract/core/format.ts';
import { toastTimes } from '../../../../contract/core/limits.ts';
import { paths } from '../../../app/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { addedText, isDoubtful } from './added-text.ts';
import type { DialogProps } from '../../../creators/shared/actions/ActionDialogs.tsx';
import { useAddCandidates, useOpenCampaigns } from './campaign-queries.ts';
import { Stack } from '../../../ui/box/Box.tsx';

function CampaignForm({ target, onClose, campaigns }: DialogProps & { campaigns: readonly CampaignRow[] }) {
  const { t } = useTranslation('team-creators');
  const navigate = useNavigate();
  const add = useAddCandidates();
  const origin = target.meant.of === 'list' || target.from ? 'list' : 'search';
  const form = useForm({
    initial: { campaignId: campaigns.length === 1 ? String(campaigns[0]?.id) : '' },
    rules: { campaignId: campaignId => !campaignId && t('campaign.choose') },
    async submit({ campaignId }) {
      const added = await add(Number(campaignId), { selection: target.meant, origin });
      showToast(isDoubtful(added) ? 'warning' : 'success', addedText(t, added), toastTimes.entitlement, {
        text: t('next.campaign'),
        onPress: () => void navigate(paths.campaign(Number(campaignId))),
      });
    },
    done: () => onClose(true),
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <RadioField
        {...form.field('campaignId')}
        label={t('campaign.campaigns')}
        options={campaigns.map(({ id, name, candidates }) => ({
          value: String(id),
          label: name,
          aside: t('campaign.candidates', { count: candidates, number: fullCount(candidates) }),
        }))}
      />
      <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('campaign.confirm')} />
    </Stack>
  );
}

/** Chooses the campaign to which creators are added as candidates. */
export function CampaignDialog(props: DialogProps) {
  const { t } = useTranslation('team-creators');
  const { target, onClose } = props;
  const { data, isError, refetch } = useOpenCampaigns();
  const title = target.one
    ? t('campaign.one', { name: target.one.name })
    : t('campaign.many', { count: target.count, number: fullCount(target.count) });
  return (
    <FormDialog title={title} onClose={() => onClose(false)}>
      {data?.length ? (
        <CampaignForm {...props} campaigns={data} />
      ) : data ? (
        <EmptyState
          actions={
            <Button component={Link} to={paths.newCampaign()}>
              {t('campaign.create')}
            </Button>
          }
        >
          {t('campaign.none')}
        </EmptyState>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height={160} />
      )}
    </FormDialog>
  );
}
