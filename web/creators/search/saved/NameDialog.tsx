import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { longestName } from './saved-text.ts';

export interface NameDialogProps {
  title: string;
  /** The search in words. */
  words: string;
  initial: string;
  submit: string;
  done: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a saved search, new or existing. */
export function NameDialog({ title, words, initial, submit, done, save, onClose }: NameDialogProps) {
  const { t } = useTranslation('saved-searches');
  const form = useForm({
    initial: { name: initial },
    rules: { name: name => !name.trim() && t('form.missingName') },
    submit: ({ name }) => save(name.trim()),
    done() {
      showToast('success', done);
      onClose();
    },
  });
  return (
    <FormDialog title={title} onClose={onClose}>
      <Stack as="form" gap={10} {...form.props}>
        <Text size="sm" tone="soft" breaks>
          {words}
        </Text>
        <FormField
          {...form.field('name')}
          label={t('name', { ns: 'common' })}
          maxLength={longestName}
          autoComplete="off"
        />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={submit} />
      </Stack>
    </FormDialog>
  );
}
