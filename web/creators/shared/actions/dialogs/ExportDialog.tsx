import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { RadioField } from '../../../../ui/forms/choices/RadioField.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import type { DialogProps } from '../ActionDialogs.tsx';
import { Stack, Text } from '../../../../ui/box/Box.tsx';
import { useTeamMemory } from '../../queries.ts';

/** Exports the visible columns to a file, in a background task. */
export function ExportDialog({ target, onClose }: DialogProps) {
  const { t } = useTranslation('creator-dialogs');
  const { t: shell } = useTranslation();
  const { exportCreators } = useTeamMemory();
  const { meant, columns, count, from } = target;
  const form = useForm({
    initial: { format: 'xlsx' },
    rules: {},
    places: { 430: 'format' },
    submit: ({ format }) =>
      exportCreators(
        from?.id,
        meant,
        columns.map(({ key }) => key),
        format === 'csv' ? 'csv' : 'xlsx',
      ),
    done() {
      showToast('success', t('export.begun', { tray: shell('work.title') }));
      onClose(true);
    },
  });
  return (
    <FormDialog title={t('export.title', { count, number: fullCount(count) })} onClose={() => onClose(false)}>
      <Stack as="form" gap={8} {...form.props}>
        <Text tone="soft" leading="relaxed" mb={8}>
          {t('export.columns', {
            columns: columns.map(({ head }) => head).join(t('comma', { ns: 'common' })),
          })}
        </Text>
        <RadioField
          {...form.field('format')}
          label={t('export.format')}
          options={[
            { value: 'xlsx', label: t('export.xlsx') },
            { value: 'csv', label: t('export.csv') },
          ]}
        />
        <Text tone="soft" leading="relaxed" mb={8}>
          {t('export.counts', { number: fullCount(count), count })}
        </Text>
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('export', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
