import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { collaborationLimits } from '../../../contract/campaigns/collaboration-kinds.ts';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/box/Box.tsx';

export interface DraftTextFormProps {
  label: string;
  hint: string;
  /** The error for an empty text. */
  missing: string;
  submitText: string;
  submit: (text: string) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

/** A short text on a draft. */
export function DraftTextForm({
  label,
  hint,
  missing,
  submitText,
  submit,
  onDone,
  onCancel,
}: DraftTextFormProps) {
  const { t } = useTranslation('creator-work');
  const form = useForm({
    initial: { text: '' },
    rules: { text: value => !value.trim() && missing },
    submit: ({ text }) => submit(text.trim()),
    done: onDone,
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <TextField
        {...form.field('text')}
        label={label}
        hint={hint}
        rows={3}
        maxLength={collaborationLimits.commentLength}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={submitText}>
        <Button variant="default" size="md" onClick={onCancel}>
          {t('cancel', { ns: 'common' })}
        </Button>
      </FormEnd>
    </Stack>
  );
}
