import { useTranslation } from 'react-i18next';
import type { Suppression } from '../../../contract/outreach/suppressions.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSuppressing } from './queries.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';

const reasonLength = 300;

/** Asks why an address may be emailed again: the reason stays in the history. */
export function LiftDialog({ entry, onClose }: { entry: Suppression; onClose: () => void }) {
  const { t } = useTranslation('suppressions');
  const { lift } = useSuppressing();
  const { address } = entry;
  const form = useForm({
    initial: { reason: '' },
    rules: {
      reason: value =>
        !value.trim() ? t('lifting.missing') : value.trim().length > reasonLength && t('lifting.tooLong'),
    },
    submit: ({ reason }) => lift(entry.id, reason.trim()),
    done() {
      showToast('success', t('lifting.done', { address }));
      onClose();
    },
  });
  const isTheirWish = entry.reason === 'unsubscribed' || entry.reason === 'complaint';
  return (
    <FormDialog title={t('lifting.title', { address })} onClose={onClose}>
      <Text tone="soft" leading="relaxed" mb={12} breaks>
        {t(isTheirWish ? 'lifting.unsubscribed' : 'lifting.about')}
      </Text>
      <Stack as="form" gap={8} {...form.props}>
        <TextField {...form.field('reason')} label={t('lifting.reason')} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('lifting.confirm')} />
      </Stack>
    </FormDialog>
  );
}
