import { useTranslation } from 'react-i18next';
import { campaignLimits } from '../../../../contract/campaigns/campaign-kinds.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import { useBriefCalls } from '../queries.ts';

/** Saves the text under a name, for other campaigns. */
export function KeepBriefDialog({ brief, onClose }: { brief: string; onClose: () => void }) {
  const { t } = useTranslation('campaigns');
  const { keep } = useBriefCalls();
  const form = useForm({
    initial: { name: '' },
    rules: { name: value => !value.trim() && t('fault.noName') },
    submit: ({ name }) => keep({ name, brief }),
    done({ name }) {
      showToast('success', t('notice.kept', { name: name.trim() }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('brief.keepTitle')} onClose={onClose}>
      <Stack as="form" gap={12} shrink {...form.props}>
        <FormField
          {...form.field('name')}
          label={t('brief.name')}
          maxLength={campaignLimits.nameLength}
          autoComplete="off"
        />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
