import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { visitRetention } from '../../../../contract/core/personal-data/retention-kinds.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../dialogs.module.css';
import { useSaving } from '../queries.ts';

const { min, max } = visitRetention;

/** How many days access records are kept. */
export function RetentionForm({ days, mayChange }: { days: number; mayChange: boolean }) {
  const { t } = useTranslation('short-links');
  const { keepFor } = useSaving();
  const form = useForm({
    initial: { retentionDays: String(days) },
    rules: {
      retentionDays: value =>
        !(/^\d+$/.test(value.trim()) && Number(value) >= min && Number(value) <= max) &&
        t('fault.retention', { min, max: fullCount(max) }),
    },
    submit: ({ retentionDays: chosen }) => keepFor(Number(chosen)),
    done: ({ retentionDays: chosen }) =>
      showToast('success', t('retention.done', { count: Number(chosen), number: chosen })),
  });
  if (!mayChange) return <p>{t('retention.days', { count: days, number: fullCount(days) })}</p>;
  return (
    <Group as="form" gap={8} align="start" wrap {...form.props} className={styles.line}>
      <FormField
        {...form.field('retentionDays')}
        label={t('retention.label')}
        hint={t('retention.hint', { min, max: fullCount(max) })}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <Button type="submit" variant="default" size="md" loading={form.isBusy} disabled={!form.isChanged}>
        {t('save', { ns: 'common' })}
      </Button>
      {form.fault && (
        <Text size="md" tone="ink" full py={6} px={12} radius="control" ground="warn" role="alert">
          {form.fault}
        </Text>
      )}
    </Group>
  );
}
