import { useTranslation } from 'react-i18next';
import type { BlocklistEntry } from '../../../contract/creators/blocklist.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { nameOf } from './BlockTable.tsx';
import { useUnblock } from './queries.ts';

const reasonLength = 300;

/** Asks why a creator is unblocked: the reason stays in the history. */
export function TakeOffDialog({ entry, onClose }: { entry: BlocklistEntry; onClose: () => void }) {
  const { t } = useTranslation('blocklist');
  const takeOff = useUnblock();
  const name = nameOf(entry);
  const form = useForm({
    initial: { reason: '' },
    rules: {
      reason: value =>
        !value.trim() ? t('dialog.missing') : value.trim().length > reasonLength && t('dialog.tooLong'),
    },
    submit: ({ reason }) => takeOff(entry.id, reason.trim()),
    done() {
      showToast('success', t('dialog.done', { name }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('dialog.title', { name })} onClose={onClose}>
      <Text tone="soft" leading="relaxed" mb={12} breaks>
        {entry.list ? t('dialog.list', { list: entry.list.name }) : t('dialog.every')}
      </Text>
      <Text tone="soft" leading="relaxed" mb={12} breaks>
        {t('dialog.why', { reason: entry.reason })}
      </Text>
      <Stack as="form" gap={8} {...form.props}>
        <TextField {...form.field('reason')} label={t('dialog.reason')} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('dialog.confirm')} />
      </Stack>
    </FormDialog>
  );
}
