import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { withSecurity } from './sender-presets.ts';
import { Grid } from '../../../ui/box/Box.tsx';
import styles from './SenderForm.module.css';
import type { SenderForm } from './use-sender-form.ts';

/** A server with its port and encryption. */
export function ServerFields({ form, kind }: { form: SenderForm; kind: 'smtp' | 'imap' }) {
  const { t } = useTranslation('senders');
  const { values, field, apply } = form;
  const security = `${kind}Security` as const;
  // Only a sandbox mailbox may go unencrypted.
  const choices = values[security] === 'plain' ? (['plain'] as const) : (['tls', 'starttls'] as const);
  const isFixed = values.provider === 'sandbox';
  return (
    <Grid gap={0} columnGap={12} className={styles.server}>
      <FormField
        {...field(`${kind}Host`)}
        label={t(`form.${kind}Host`)}
        autoComplete="off"
        maxLength={253}
        disabled={isFixed}
      />
      <FormField
        {...field(`${kind}Port`)}
        label={t('form.port')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={5}
        disabled={isFixed}
      />
      <SelectField
        {...field(security)}
        onChange={value => apply(withSecurity(values, kind, value))}
        label={t('form.security')}
        options={choices.map(value => ({ value, label: t(`form.securities.${value}`) }))}
      />
    </Grid>
  );
}
