import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { FormField } from '../../forms/FormField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { useForm } from '../../forms/use-form.ts';
import type { PictureAttributes } from './use-editor-dialogs.ts';

const widths = [
  ['small', 160],
  ['medium', 320],
  ['large', 560],
] as const;

export interface PictureFormProps extends PictureAttributes {
  onApply: (attributes: Pick<PictureAttributes, 'alt' | 'width'>) => void;
  onRemove: () => void;
}

/** The description and the width of a picture. */
export function PictureForm({ alt, width, onApply, onRemove }: PictureFormProps) {
  const { t } = useTranslation('rich-text');
  const form = useForm<Record<'alt' | 'width', string>>({
    initial: { alt: alt ?? '', width: String(width ?? '') },
    rules: {},
    submit: () => Promise.resolve(),
    done: typed => onApply({ alt: typed.alt.trim(), width: typed.width ? Number(typed.width) : null }),
  });
  return (
    <form {...form.props}>
      <FormField
        {...form.field('alt')}
        label={t('pictureForm.alt')}
        hint={t('pictureForm.altHint')}
        autoComplete="off"
        maxLength={200}
      />
      <SelectField
        {...form.field('width')}
        label={t('pictureForm.width')}
        options={[
          { value: '', label: t('pictureForm.natural') },
          ...widths.map(([name, value]) => ({ value: String(value), label: t(`pictureForm.${name}`) })),
        ]}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('pictureForm.apply')}>
        <Button variant="default" size="md" onClick={onRemove}>
          {t('pictureForm.remove')}
        </Button>
      </FormEnd>
    </form>
  );
}
