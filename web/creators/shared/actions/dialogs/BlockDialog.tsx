import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { RadioField } from '../../../../ui/forms/choices/RadioField.tsx';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import type { DialogProps } from '../ActionDialogs.tsx';
import { Stack, Text } from '../../../../ui/box/Box.tsx';
import { useLists } from '../../queries.ts';
import { useAct } from '../use-act.ts';

const maxReason = 300;

/** Always asks for the reason: colleagues who see the creator later must know why. */
export function BlockDialog({ target, onClose }: DialogProps) {
  const { t } = useTranslation('creator-dialogs');
  const act = useAct();
  const { data } = useLists();
  const { from, one, count } = target;
  const lists = data?.lists ?? [];
  const form = useForm({
    initial: { reason: '', scope: 'everywhere', listId: from ? String(from.id) : '' },
    rules: {
      reason: reason => !reason.trim() && t('block.missing'),
      listId: (listId, { scope }) => scope === 'list' && !listId && t('block.missingList'),
    },
    submit: ({ reason, scope, listId }) =>
      act(target, {
        do: 'block',
        reason: reason.trim(),
        ...(scope === 'list' && { listId: Number(listId) }),
      }),
    done: () => onClose(true),
  });
  return (
    <FormDialog
      title={one ? t('block.one', { name: one.name }) : t('block.many', { count, number: fullCount(count) })}
      onClose={() => onClose(false)}
    >
      <Stack as="form" gap={8} {...form.props}>
        <TextField
          {...form.field('reason')}
          label={t('block.reason')}
          hint={t('block.reasonHint')}
          maxLength={maxReason}
          rows={2}
        />
        <RadioField
          {...form.field('scope')}
          label={t('block.scope')}
          options={[
            { value: 'everywhere', label: t('block.everywhere') },
            {
              value: 'list',
              label: from ? t('block.thisList', { list: from.name }) : t('block.oneList'),
              disabled: !from && !lists.length,
            },
          ]}
        />
        {form.values.scope === 'list' && !from && (
          <SelectField
            {...form.field('listId')}
            label={t('list', { ns: 'common' })}
            options={[
              { value: '', label: t('block.chooseList') },
              ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        <Text tone="soft" leading="relaxed" mb={8}>
          {t(form.values.scope === 'list' ? 'block.aboutList' : 'block.about')}
        </Text>
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('block.submit')} />
      </Stack>
    </FormDialog>
  );
}
