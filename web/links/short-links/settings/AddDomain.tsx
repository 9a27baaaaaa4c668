import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../dialogs.module.css';
import { useAddingDomain } from './domain-queries.ts';

/** Adds a domain of the team; DNS must then prove that it is theirs. */
export function AddDomain() {
  const { t } = useTranslation('short-links');
  const add = useAddingDomain();
  const form = useForm({
    initial: { host: '' },
    rules: { host: value => !value.trim() && t('fault.host') },
    submit: ({ host }) => add(host.trim()),
    done() {
      showToast('success', t('added', { ns: 'common' }));
      form.set('host', '');
    },
  });
  return (
    <Group as="form" gap={8} align="start" wrap {...form.props} className={styles.line}>
      <FormField
        {...form.field('host')}
        label={t('domain.host')}
        hint={t('domain.hostHint')}
        placeholder="go.example.com"
        maxLength={253}
        autoComplete="off"
      />
      <Button type="submit" variant="default" size="md" loading={form.isBusy}>
        {t('add', { ns: 'common' })}
      </Button>
      {form.fault && (
        <Text size="md" tone="ink" full py={6} px={12} radius="control" ground="warn" role="alert">
          {form.fault}
        </Text>
      )}
    </Group>
  );
}
