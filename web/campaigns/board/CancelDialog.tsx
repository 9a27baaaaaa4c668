import { useTranslation } from 'react-i18next';
import { campaignLimits } from '../../../contract/campaigns/campaign-kinds.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';

export interface CancelDialogProps {
  title: string;
  /** Moves at once; a refusal is reported by the move itself. */
  onCancel: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a collaboration is cancelled: the reason stays in its history. */
export function CancelDialog({ title, onCancel, onClose }: CancelDialogProps) {
  const { t } = useTranslation('collaborations');
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: value => !value.trim() && t('cancelling.missing') },
    submit: () => Promise.resolve(),
    done({ reason }) {
      onClose();
      onCancel(reason.trim());
    },
  });
  return (
    <FormDialog title={title} onClose={onClose}>
      <Text tone="soft" mb={16}>
        {t('cancelling.about')}
      </Text>
      <Stack as="form" gap={4} {...form.props}>
        <TextField
          {...form.field('reason')}
          label={t('cancelling.reason')}
          maxLength={campaignLimits.reasonLength}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('cancelling.confirm')} />
      </Stack>
    </FormDialog>
  );
}
