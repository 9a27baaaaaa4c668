import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import type { DialogProps } from '../ActionDialogs.tsx';
import { Stack } from '../../../../ui/box/Box.tsx';
import { maxNote } from '../../notes/NoteForm.tsx';
import { useAct } from '../use-act.ts';

export function NoteDialog({ target, onClose }: DialogProps) {
  const { t } = useTranslation('creator-dialogs');
  const act = useAct();
  const form = useForm({
    initial: { text: '' },
    rules: { text: text => !text.trim() && t('notes.missing') },
    submit: ({ text }) => act(target, { do: 'addNote', text: text.trim() }),
    done: () => onClose(true),
  });
  return (
    <FormDialog
      title={
        target.one
          ? t('notes.one', { name: target.one.name })
          : t('notes.many', { count: target.count, number: fullCount(target.count) })
      }
      onClose={() => onClose(false)}
    >
      <Stack as="form" gap={8} {...form.props}>
        <TextField
          {...form.field('text')}
          label={t('notes.label')}
          hint={t('notes.hint')}
          maxLength={maxNote}
          rows={4}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('notes.submit')} />
      </Stack>
    </FormDialog>
  );
}
