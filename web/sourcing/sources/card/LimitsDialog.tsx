import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { Source } from '../../../../contract/sourcing/sources.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useSaving } from '../queries.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';

const max = 1_000_000_000;
const isLimit = (text: string) => text === '' || (/^\d{1,10}$/.test(text) && Number(text) <= max);

/** Edits the quotas that the platform actually granted. */
export function LimitsDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const { t } = useTranslation('sources');
  const { correct } = useSaving();
  const { code, buckets } = source;
  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(
      buckets.map(({ name, units, limit }) => [`limits.${name}`, limit === units ? '' : String(limit)]),
    ),
    rules: Object.fromEntries(
      buckets.map(({ name }) => [
        `limits.${name}`,
        (value: string) => !isLimit(value.trim()) && t('limits.wrong'),
      ]),
    ),
    submit: async values =>
      correct(
        code,
        Object.fromEntries(
          buckets.map(({ name }) => {
            const text = values[`limits.${name}`]?.trim() ?? '';
            return [name, text === '' ? null : Number(text)];
          }),
        ),
      ),
    done: () => {
      showToast('success', t('limits.saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('limits.title', { name: t(`names.${code}`) })} onClose={onClose}>
      <Text size="md" tone="soft" leading="relaxed" mb={12}>
        {t('limits.about')}
      </Text>
      <Stack as="form" gap={10} {...form.props}>
        {buckets.map(({ name, units, per }) => (
          <FormField
            key={name}
            {...form.field(`limits.${name}`)}
            label={t('limits.field', { bucket: t(`buckets.${name as 'units'}`), per: t(`quota.per.${per}`) })}
            hint={t('limits.hint', { units: fullCount(units) })}
            inputMode="numeric"
            maxLength={10}
            autoComplete="off"
          />
        ))}
        <FormEnd
          fault={form.fault}
          isBusy={form.isBusy}
          submit={t('save', { ns: 'common' })}
          disabled={!form.isChanged}
        />
      </Stack>
    </FormDialog>
  );
}
