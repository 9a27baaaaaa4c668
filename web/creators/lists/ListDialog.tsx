import { useTranslation } from 'react-i18next';
import type { List } from '../../../contract/creators/lists.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { listColors } from '../../ui/theme/list-colors.ts';
import { RadioField } from '../../ui/forms/choices/RadioField.tsx';
import { SwatchField } from '../../ui/forms/choices/SwatchField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack } from '../../ui/box/Box.tsx';
import { useListCalls } from './queries.ts';

const longestName = 60;
const longestDescription = 300;

/** Creates a list, or changes one. */
export function ListDialog({ list, onClose }: { list?: List; onClose: () => void }) {
  const { t } = useTranslation('lists');
  const { create, update } = useListCalls();
  const form = useForm<Record<'name' | 'description' | 'color' | 'visibility', string>>({
    initial: {
      name: list?.name ?? '',
      description: list?.description ?? '',
      color: String(list?.color ?? 1),
      visibility: list?.visibility ?? 'team',
    },
    rules: { name: name => !name.trim() && t('form.missingName') },
    places: { 430: 'name' },
    async submit({ name, description, color, visibility }) {
      const fields = {
        name: name.trim(),
        description: description.trim(),
        color: Number(color),
        visibility: visibility === 'private' ? ('private' as const) : ('team' as const),
      };
      await (list ? update(list.id, fields) : create(fields));
    },
    done({ name }) {
      showToast('success', t(list ? 'form.saved' : 'form.created', { name: name.trim() }));
      onClose();
    },
  });
  return (
    <FormDialog title={t(list ? 'form.editTitle' : 'form.createTitle')} onClose={onClose}>
      <Stack as="form" gap={4} {...form.props}>
        <FormField
          {...form.field('name')}
          label={t('name', { ns: 'common' })}
          maxLength={longestName}
          autoComplete="off"
        />
        <TextField
          {...form.field('description')}
          label={t('form.description')}
          maxLength={longestDescription}
          rows={2}
        />
        <SwatchField
          {...form.field('color')}
          label={t('form.color')}
          options={listColors.map(({ color, name }) => ({
            value: String(color),
            color,
            label: t(`color.${name}`),
          }))}
        />
        <RadioField
          {...form.field('visibility')}
          label={t('form.visibility')}
          options={[
            { value: 'team', label: t('form.team') },
            { value: 'private', label: t('form.private') },
          ]}
        />
        <FormEnd
          atEnd
          fault={form.fault}
          isBusy={form.isBusy}
          submit={t(list ? 'form.save' : 'form.create')}
        />
      </Stack>
    </FormDialog>
  );
}
