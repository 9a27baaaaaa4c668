import { useTranslation } from 'react-i18next';
import { email } from '../../../contract/core/patterns.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSuppressing } from './queries.ts';
import { Stack } from '../../ui/box/Box.tsx';
import styles from './SuppressionsPage.module.css';

const noteLength = 300;

export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('suppressions');
  const { add } = useSuppressing();
  const form = useForm({
    initial: { address: '', note: '' },
    rules: {
      address: value =>
        !value.trim() ? t('adding.missing') : !email.test(value.trim()) && t('adding.wrong'),
      note: value => value.trim().length > noteLength && t('adding.tooLong'),
    },
    submit: ({ address, note }) => add(address.trim(), note.trim()),
    done({ address }) {
      showToast('success', t('adding.done', { address: address.trim() }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('adding.title')} onClose={onClose}>
      <Stack as="form" gap={8} className={styles.form} {...form.props}>
        <FormField
          {...form.field('address')}
          label={t('address', { ns: 'common' })}
          type="email"
          maxLength={254}
        />
        <TextField {...form.field('note')} label={t('adding.note')} />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('add', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
