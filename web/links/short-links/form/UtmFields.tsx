import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Box, Grid, Text } from '../../../ui/box/Box.tsx';
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
    <Box as="details" py={10} px={14} border radius="control" className={styles.utm}>
      <Text as="summary" weight={600} pointer>
        {t('utm.title')}
        <span>{set ? t('utm.set', { count: set, number: set }) : t('utm.about')}</span>
      </Text>
      <Grid gap={10} columnGap={14} className={styles.utmFields} role="group" aria-label={t('utm.title')}>
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
      </Grid>
      {!url.trim() && (
        <Text size="md" tone="soft" leading="relaxed" className={styles.about}>
          {t('utm.first')}
        </Text>
      )}
    </Box>
  );
}
