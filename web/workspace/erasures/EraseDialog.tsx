import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { useErase } from './queries.ts';

interface EraseDialogProps {
  who: string;
  onClose: () => void;
  onErased: () => void;
}

/** Says what is erased and what stays; the address or page has to be typed again. */
export function EraseDialog({ who, onClose, onErased }: EraseDialogProps) {
  const { t } = useTranslation('erasures');
  const erase = useErase();
  const form = useForm({
    initial: { confirmation: '' },
    rules: { confirmation: value => value.trim() !== who && t('dialog.other') },
    submit: ({ confirmation }) => erase(who, confirmation.trim()),
    done: onErased,
  });
  return (
    <FormDialog title={t('dialog.title')} onClose={onClose}>
      <Stack as="form" gap={8} {...form.props}>
        <Text tone="soft" leading="relaxed">
          {t('dialog.what')}
        </Text>
        <FormField
          {...form.field('confirmation')}
          label={t('dialog.confirmation', { who })}
          autoComplete="off"
          maxLength={2000}
        />
        <FormEnd isDangerous atEnd fault={form.fault} isBusy={form.isBusy} submit={t('dialog.submit')} />
      </Stack>
    </FormDialog>
  );
}
