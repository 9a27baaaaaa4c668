import { useTranslation } from 'react-i18next';
import { campaignLimits } from '../../../contract/campaigns/campaign-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import type { Meant } from './queries.ts';
import type { Target } from './use-candidate-acts.tsx';

export interface ExcludeDialogProps {
  target: Target;
  exclude: (meant: Meant, reason: string) => Promise<{ changed: number }>;
  onClose: (isDone: boolean) => void;
}

/** Asks why candidates are excluded: the reason stays visible for colleagues. */
export function ExcludeDialog({ target: { meant, count, name }, exclude, onClose }: ExcludeDialogProps) {
  const { t } = useTranslation('candidates');
  const form = useForm({
    initial: { reason: '' },
    rules: {
      reason: reason =>
        !reason.trim()
          ? t('exclude.missing')
          : reason.trim().length > campaignLimits.reasonLength &&
            t('exclude.tooLong', { max: campaignLimits.reasonLength }),
    },
    async submit({ reason }) {
      const { changed } = await exclude(meant, reason.trim());
      showToast('success', t('done.exclude', { count: changed, number: fullCount(changed) }));
    },
    done: () => onClose(true),
  });
  const title = name ? t('exclude.one', { name }) : t('exclude.many', { count, number: fullCount(count) });
  return (
    <FormDialog title={title} onClose={() => onClose(false)}>
      <Text tone="soft" leading="relaxed" mb={10}>
        {t('exclude.about')}
      </Text>
      <Stack as="form" gap={8} {...form.props}>
        <TextField
          {...form.field('reason')}
          label={t('reason', { ns: 'common' })}
          placeholder={t('exclude.example')}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('exclude.confirm')} />
      </Stack>
    </FormDialog>
  );
}
