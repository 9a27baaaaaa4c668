import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { RadioField } from '../../../../ui/forms/choices/RadioField.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import type { DialogProps } from '../ActionDialogs.tsx';
import { Stack } from '../../../../ui/box/Box.tsx';
import { statuses } from '../../contact-statuses.ts';
import { useAct } from '../use-act.ts';

export function StatusDialog({ target, onClose }: DialogProps) {
  const { t } = useTranslation('team-creators');
  const act = useAct();
  const form = useForm({
    initial: { status: target.one?.marks.status ?? '' },
    rules: { status: status => !status && t('setStatus.missing') },
    async submit({ status }) {
      const chosen = statuses.find(each => each === status);
      if (chosen) await act(target, { do: 'setStatus', status: chosen });
    },
    done: () => onClose(true),
  });
  return (
    <FormDialog
      title={
        target.one
          ? t('setStatus.one', { name: target.one.name })
          : t('setStatus.many', { count: target.count, number: fullCount(target.count) })
      }
      onClose={() => onClose(false)}
    >
      <Stack as="form" gap={8} {...form.props}>
        <RadioField
          {...form.field('status')}
          label={t('setStatus.label')}
          options={statuses.map(status => ({ value: status, label: t(`status.${status}`) }))}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('setStatus.submit')} />
      </Stack>
    </FormDialog>
  );
}
