import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './LinkForm.module.css';
import { readUtm, utmNames, withUtm } from './utm.ts';

export interface UtmFieldsProps {
  url: string;
  onChange: (url: string) => void;
}

/** The UTM parameters of an address, each in its own field; edits go both ways, and the address is the source. */
export function UtmFields({ url, onChange }: UtmFieldsProps) {
  const { t } = useTranslation('short-links');
  const set = utmNames.filter(name => readUtm(url, name)).length;
  return (
    <details className={styles.utm}>
      <summary>
        {t('utm.title')}
        <span>{set ? t('utm.set', { count: set, number: set }) : t('utm.about')}</span>
      </summary>
      <div className={styles.utmFields} role="group" aria-label={t('utm.title')}>
        {utmNames.map(name => (
          <TextInput
            key={name}
            label={t(`utm.${name}`)}
            description={`utm_${name}`}
            inputWrapperOrder={['label', 'input', 'description']}
            placeholder={t(`utm.example.${name}`)}
            maxLength={100}
            autoComplete="off"
            disabled={!url.trim()}
            value={readUtm(url, name)}
            onChange={event => onChange(withUtm(url, name, event.currentTarget.value))}
            onBlur={event => {
              const text = event.currentTarget.value;
              if (text !== text.trim()) onChange(withUtm(url, name, text.trim()));
            }}
          />
        ))}
      </div>
      {!url.trim() && <p className={styles.about}>{t('utm.first')}</p>}
    </details>
  );
}
