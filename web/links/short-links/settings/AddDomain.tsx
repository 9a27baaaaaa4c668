import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
    done: () => form.set('host', ''),
  });
  return (
    <form {...form.props} className={styles.line}>
      <FormField
        {...form.field('host')}
        label={t('domain.host')}
        hint={t('domain.hostHint')}
        placeholder="go.example.com"
        maxLength={253}
        autoComplete="off"
      />
      <Button type="submit" variant="default" size="md" loading={form.isBusy}>
        {t('domain.add')}
      </Button>
      {form.fault && (
        <p className={styles.fault} role="alert">
          {form.fault}
        </p>
      )}
    </form>
  );
}
