import { useTranslation } from 'react-i18next';
import type { Platform } from '../../../../contract/core/platform.ts';
import { platformNames, platforms } from '../../../layout/search/platform-names.ts';
import { TagsField } from '../../../ui/forms/TagsField.tsx';
import { CheckboxLine } from '../../../ui/forms/choices/CheckboxLine.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../campaigns.module.css';
import { countryNames } from './campaign-countries.ts';

export interface WhereFieldsProps {
  field: ((name: 'regions') => FieldBinding) & ((name: Platform) => FieldBinding<boolean>);
}

const maxRegions = 50;

/** The platforms and the countries of a campaign. */
export function WhereFields({ field }: WhereFieldsProps) {
  const { t } = useTranslation('campaigns');
  return (
    <>
      <Group as="fieldset" gap={8} columnGap={24} wrap p={0} className={styles.choices}>
        <Text as="legend" size="lg" weight={600} p={0} mb={6}>
          {t('field.platforms')}
        </Text>
        {platforms.map(each => {
          const { name, value, onChange } = field(each);
          return (
            <CheckboxLine key={each} name={name} value={value} onChange={onChange}>
              {platformNames[each]}
            </CheckboxLine>
          );
        })}
      </Group>
      <TagsField
        {...field('regions')}
        label={t('field.regions')}
        hint={t('form.regionsHint')}
        suggestions={countryNames}
        removeLabel={name => t('form.removeRegion', { name })}
        max={maxRegions}
        longest={60}
      />
    </>
  );
}
