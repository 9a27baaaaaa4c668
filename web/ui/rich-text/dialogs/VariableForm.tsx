import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { useForm } from '../../forms/use-form.ts';

export interface VariableFormProps {
  fallback: string;
  /** The variable exists; an unknown one cannot be edited. */
  isKnown: boolean;
  onApply: (attributes: { fallback: string }) => void;
  onRemove: () => void;
}

/** The fallback text of a variable without a value. */
export function VariableForm({ fallback, isKnown, onApply, onRemove }: VariableFormProps) {
  const { t } = useTranslation('rich-text');
  const form = useForm({
    initial: { fallback },
    rules: { fallback: (text: string) => /[{}|]/.test(text) && t('variable.brackets') },
    submit: () => Promise.resolve(),
    done: typed => onApply({ fallback: typed.fallback.trim() }),
  });
  const remove = (
    <Button variant="default" size="md" onClick={onRemove}>
      {t('variable.remove')}
    </Button>
  );
  if (!isKnown) {
    return (
      <>
        <p style={{ marginBlockEnd: 16 }}>{t('variable.unknownAbout')}</p>
        {remove}
      </>
    );
  }
  return (
    <form {...form.props}>
      <FormField
        {...form.field('fallback')}
        label={t('variable.fallback')}
        hint={t('variable.fallbackHint')}
        autoComplete="off"
        maxLength={200}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('variable.apply')}>
        {remove}
      </FormEnd>
    </form>
  );
}
