import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { campaignLimits } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { CampaignRow } from '../../../../contract/campaigns/campaigns.ts';
import { paths } from '../../../app/paths.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { CheckboxField } from '../../../ui/forms/choices/CheckboxField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './campaign.module.css';
import { useCopyCampaign } from '../campaign-calls.ts';

export interface CopyDialogProps {
  campaign: Pick<CampaignRow, 'id' | 'name'>;
  onClose: () => void;
}

/** Copies a campaign as a draft, and opens the copy. */
export function CopyDialog({ campaign: { id, name }, onClose }: CopyDialogProps) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const copy = useCopyCampaign();
  const form = useForm<{ name: string; withCandidates: boolean }>({
    initial: {
      name: t('copy.nameOf', { name }).slice(0, campaignLimits.nameLength),
      withCandidates: false,
    },
    rules: { name: value => !value.trim() && t('fault.noName') },
    async submit(values) {
      const made = await copy(id, values);
      showToast('success', t('notice.copied', { name: values.name.trim() }));
      onClose();
      void navigate(paths.campaign(made));
    },
  });
  return (
    <FormDialog title={t('copy.title')} onClose={onClose}>
      <form className={styles.form} {...form.props}>
        <Text size="md" tone="soft" leading="relaxed">
          {t('copy.about')}
        </Text>
        <FormField
          {...form.field('name')}
          label={t('field.name')}
          maxLength={campaignLimits.nameLength}
          autoComplete="off"
        />
        <CheckboxField {...form.field('withCandidates')}>{t('copy.withCandidates')}</CheckboxField>
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('copy.confirm')} />
      </form>
    </FormDialog>
  );
}
