import { useTranslation } from 'react-i18next';
import type { Payable } from '../../../../contract/campaigns/payables.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { usePayableCalls } from './payable-calls.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';

/** Asks why a payment is undone: the reason stays in the history. */
export function TakeBackDialog({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const { t } = useTranslation('payables');
  const { takeBack } = usePayableCalls();
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: value => !value.trim() && t('fault.reason') },
    submit: ({ reason }) => takeBack(payable.id, reason.trim()),
    done() {
      showToast('success', t('takeBack.done'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('takeBack.title')} onClose={onClose}>
      <Text size="lg" tone="soft" leading="relaxed" mb={12}>
        {t('takeBack.about')}
      </Text>
      <Stack as="form" gap={2} {...form.props}>
        <TextField {...form.field('reason')} label={t('takeBack.reason')} maxLength={300} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('takeBack.submit')} />
      </Stack>
    </FormDialog>
  );
}
