import { useTranslation } from 'react-i18next';
import { providerOf } from '../../../../contract/outreach/senders/mail-providers.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { PasswordField } from '../../../ui/forms/passwords/PasswordField.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { withAddress } from './sender-presets.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './SenderForm.module.css';
import { codeOf } from './sender-values.ts';
import type { SenderForm } from './use-sender-form.ts';

/** Address, credentials, sender name and reply address. */
export function MailboxFields({ form, hasSecret }: { form: SenderForm; hasSecret: boolean }) {
  const { t } = useTranslation('senders');
  const { values, field, apply, oauth } = form;
  const code = codeOf(values.provider) ?? 'other';
  const provider = providerOf(code);
  const kind = provider?.secret ?? 'other';
  const isOffered = oauth.includes(code);
  const { onBlur: _, ...auth } = field('auth');
  return (
    <>
      <FormField
        {...field('address')}
        onChange={address => apply(withAddress(form.values, address, oauth))}
        label={t('form.address')}
        hint={t('form.addressHint')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      {isOffered && (
        <RadioField
          {...auth}
          label={t('form.auth')}
          options={[
            { value: 'oauth', label: t('form.oauth', { name: provider?.name[currentLang] }) },
            { value: 'password', label: t('form.byPassword') },
          ]}
        />
      )}
      {values.auth === 'password' && (
        <PasswordField
          {...field('secret')}
          label={t('form.secret')}
          autoComplete="new-password"
          hint={hasSecret ? t('form.secretStored') : t(`form.secretHint.${kind}`)}
        />
      )}
      {provider?.path && (
        <Text
          as="a"
          self="start"
          size="md"
          tone="accent"
          className={styles.how}
          href={provider.path}
          target="_blank"
          rel="noreferrer"
        >
          {t('form.secretHow')}
        </Text>
      )}
      <FormField
        {...field('name')}
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        maxLength={100}
      />
      <FormField
        {...field('replyTo')}
        label={t('form.replyTo')}
        hint={t('form.replyToHint')}
        type="email"
        autoComplete="off"
        maxLength={254}
      />
    </>
  );
}
