import { useTranslation } from 'react-i18next';
import { hostPlaceholder, productTypes } from '../../../../contract/links/link-kinds.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { appUrlNames, type TargetValues } from './link-values.ts';
import { Box, Text } from '../../../ui/box/Box.tsx';
import styles from './LinkForm.module.css';
import { UtmFields } from './UtmFields.tsx';

export interface TargetFieldsProps {
  values: TargetValues;
  field: (name: keyof TargetValues) => FieldBinding;
}

const longest = 2000;

/** The target of a link: a product page, or an app with addresses per system. */
export function TargetFields({ values, field }: TargetFieldsProps) {
  const { t } = useTranslation('short-links');
  const isApp = values.productType === 'app';
  const target = field('targetUrl');
  return (
    <>
      <RadioField
        {...field('productType')}
        label={t('form.type')}
        appearance="tiles"
        options={productTypes.map(value => ({
          value,
          label: (
            <span>
              {t(`type.${value}`)}
              <Text as="small" block size="sm" weight={400} tone="soft">
                {t(`typeAbout.${value}`)}
              </Text>
            </span>
          ),
        }))}
      />
      <FormField
        {...target}
        label={t(isApp ? 'form.appUrl' : 'form.productUrl')}
        hint={t(isApp ? 'form.appUrlHint' : 'form.productUrlHint', { host: hostPlaceholder })}
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={longest}
      />
      <UtmFields url={values.targetUrl} onChange={target.onChange} />
      {isApp && (
        <Box as="fieldset" shrink p={0} className={styles.systems}>
          <Text as="legend" weight={600} p={0}>
            {t('form.systems')}
          </Text>
          <Text size="md" tone="soft" leading="relaxed" className={styles.about}>
            {t('form.systemsAbout')}
          </Text>
          {appUrlNames.map(name => (
            <FormField
              key={name}
              {...field(name)}
              label={t(`form.${name}`)}
              type="url"
              inputMode="url"
              placeholder="https://"
              maxLength={longest}
            />
          ))}
        </Box>
      )}
    </>
  );
}
