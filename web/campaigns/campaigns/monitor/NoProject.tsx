import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayAs } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { useBind, useProjectOffer } from '../queries.ts';

function BindDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { t } = useTranslation('campaigns');
  const { data } = useProjectOffer(campaign.id, true);
  const bind = useBind(campaign.id, () => showToast('success', t('notice.bound')));
  const form = useForm({
    initial: { projectId: '' },
    rules: { projectId: value => !value && t('fault.noProject') },
    submit: ({ projectId }) => bind.mutateAsync(Number(projectId)),
    done: onClose,
  });
  const options = (data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormDialog title={t('monitor.bindTitle')} onClose={onClose}>
      <Stack as="form" gap={12} shrink {...form.props}>
        <Text size="md" tone="soft" leading="relaxed">
          {t('monitor.bindAbout')}
        </Text>
        <SelectField
          {...form.field('projectId')}
          label={t('monitor.project')}
          options={[
            { value: '', label: t(data?.length === 0 ? 'monitor.noneToBind' : 'monitor.choose') },
            ...options,
          ]}
        />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('monitor.bind')} />
      </Stack>
    </FormDialog>
  );
}

/** The campaign has no monitor project yet: create one, or bind one. */
export function NoProject({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const [isBinding, setBinding] = useState(false);
  const create = useBind(campaign.id, () => showToast('success', t('notice.bound')));
  const mayEdit = mayAs(campaign.role, 'editor') && campaign.state !== 'archived';
  const actions = (
    <>
      <Button loading={create.isPending} onClick={() => create.mutate('new')}>
        {t('monitor.make')}
      </Button>
      <Button variant="default" onClick={() => setBinding(true)}>
        {t('monitor.bindExisting')}
      </Button>
    </>
  );
  return (
    <>
      <EmptyState title={t('monitor.noneTitle')} actions={mayEdit && actions}>
        {t(mayEdit ? 'monitor.none' : 'monitor.noneToLook')}
      </EmptyState>
      {isBinding && <BindDialog campaign={campaign} onClose={() => setBinding(false)} />}
    </>
  );
}
