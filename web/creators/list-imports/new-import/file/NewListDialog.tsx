import { useTranslation } from 'react-i18next';
import { errors } from '../../../../../contract/core/errors.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Stack } from '../../../../ui/box/Box.tsx';
import { useCreateList } from '../../queries.ts';

const nameLength = 60;
const visibilities = ['team', 'private'] as const;

export interface NewListDialogProps {
  onClose: () => void;
  onCreated: (id: number) => void;
}

/** Creates a list for this import without leaving it; colour and description can be set later. */
export function NewListDialog({ onClose, onCreated }: NewListDialogProps) {
  const { t } = useTranslation('list-imports');
  const create = useCreateList();
  const form = useForm({
    initial: { name: '', visibility: 'team' },
    rules: {
      name: value =>
        !value.trim() ? t('list.missing') : value.trim().length > nameLength && t('list.tooLong'),
    },
    places: { [errors.taken.code]: 'name', [errors.entitlement_exceeded.code]: 'name' },
    async submit({ name, visibility }) {
      const seenBy = visibilities.find(each => each === visibility) ?? 'team';
      onCreated(await create({ name: name.trim(), visibility: seenBy, color: 1 }));
    },
    done({ name }) {
      showToast('success', t('list.created', { name: name.trim() }));
      onClose();
    },
  });
  return (
    <FormDialog title={t('file.newList')} onClose={onClose}>
      <Stack as="form" gap={8} {...form.props}>
        <FormField {...form.field('name')} label={t('list.name')} autoComplete="off" />
        <SelectField
          {...form.field('visibility')}
          label={t('list.visibility')}
          options={visibilities.map(each => ({ value: each, label: t(`list.${each}`) }))}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('list.create')} />
      </Stack>
    </FormDialog>
  );
}
