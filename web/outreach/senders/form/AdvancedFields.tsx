import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { paceNames } from './sender-values.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './SenderForm.module.css';
import { ServerFields } from './ServerFields.tsx';
import type { SenderForm } from './use-sender-form.ts';

const paceTexts = {
  'pace.dailyLimit': 'dailyLimit',
  'pace.gapSeconds': 'gapSeconds',
  'pace.jitterSeconds': 'jitterSeconds',
  'pace.domainHourlyLimit': 'domainHourlyLimit',
} as const;

const names = ['username', 'imapHost', 'imapPort', 'imapSecurity', ...paceNames] as const;

/** Fields that a provider's presets fill; opens if one is invalid or must be typed. */
export function AdvancedFields({ form }: { form: SenderForm }) {
  const { t } = useTranslation('senders');
  const { field, values } = form;
  const [isOpen, setOpen] = useState(false);
  const isNeeded = values.provider === 'other' || names.some(name => field(name).error);
  return (
    <details
      className={styles.advanced}
      open={isOpen || isNeeded}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <Text as="summary" weight={600} pointer>
        {t('form.advanced')}
        <span>{t('form.advancedAbout')}</span>
      </Text>
      <Stack gap={10}>
        <ServerFields form={form} kind="imap" />
        <FormField
          {...field('username')}
          label={t('form.username')}
          hint={t('form.usernameHint')}
          autoComplete="off"
          maxLength={254}
          disabled={values.provider === 'sandbox'}
        />
      </Stack>
      <Text as="h3" size="lg">
        {t('form.pace')}
      </Text>
      <Text size="md" tone="soft" leading="relaxed" className={styles.about}>
        {t('form.paceAbout')}
      </Text>
      <Grid gap={14} columnGap={16} cols={2} className={styles.pace}>
        {paceNames.map(name => (
          <FormField
            key={name}
            {...field(name)}
            label={t(`form.${paceTexts[name]}`)}
            hint={t(`form.${paceTexts[name]}Hint`)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        ))}
      </Grid>
    </details>
  );
}
