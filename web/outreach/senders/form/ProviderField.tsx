import { useTranslation } from 'react-i18next';
import type { ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { guidedProviders } from '../guides/steps/guided-providers.ts';
import { Group } from '../../../ui/box/Box.tsx';
import { ProviderMark } from '../ProviderMark.tsx';

export interface ProviderFieldProps extends Omit<FieldBinding, 'onChange' | 'onBlur'> {
  onChange: (code: ProviderCode) => void;
}

/** The provider of the mailbox, as tiles. */
export function ProviderField({ onChange, ...field }: ProviderFieldProps) {
  const { t } = useTranslation('senders');
  const providers: { code: ProviderCode; label: string }[] = [
    ...guidedProviders.map(provider => ({ code: provider.code, label: provider.name[currentLang] })),
    { code: 'other', label: t('form.other') },
  ];
  return (
    <RadioField
      {...field}
      label={t('form.provider')}
      appearance="tiles"
      options={providers.map(({ code, label }) => ({
        value: code,
        label: (
          <Group as="span" gap={10}>
            <ProviderMark code={code} />
            <span>{label}</span>
          </Group>
        ),
      }))}
      onChange={value => {
        const chosen = providers.find(({ code }) => code === value);
        if (chosen) onChange(chosen.code);
      }}
    />
  );
}
