import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProviderCode } from '../../../contract/mail-providers.ts';
import { currentLang } from '../../i18n/lang.ts';
import type { FieldBinding } from '../../ui/use-form.ts';
import { guidedProviders } from './guide-of.ts';
import styles from './ProviderField.module.css';
import { ProviderMark } from './ProviderMark.tsx';

export interface ProviderFieldProps extends Omit<FieldBinding, 'onChange' | 'onBlur'> {
  onChange: (code: ProviderCode) => void;
}

/** Whose mailbox it is, as tiles. */
export function ProviderField({ name, value, error, onChange }: ProviderFieldProps) {
  const { t } = useTranslation('senders');
  const id = useId();
  const options: { code: ProviderCode; label: string }[] = [
    ...guidedProviders.map(provider => ({ code: provider.code, label: provider.name[currentLang] })),
    { code: 'other', label: t('form.other') },
  ];
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      tabIndex={error ? -1 : undefined}
      aria-invalid={Boolean(error)}
      aria-describedby={error && `${id}fault`}
    >
      <legend>{t('form.provider')}</legend>
      <div className={styles.tiles}>
        {options.map(({ code, label }) => (
          <label key={code}>
            <input
              type="radio"
              name={`${name}${id}`}
              value={code}
              checked={code === value}
              onChange={() => onChange(code)}
            />
            <ProviderMark code={code} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p id={`${id}fault`} className={styles.fault}>
        {error}
      </p>
    </fieldset>
  );
}
