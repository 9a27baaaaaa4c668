import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterDef, Way } from '../filter-definitions.ts';
import { faultOf, type FieldProps } from './values/field-props.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './values/fields.module.css';
import { WaySegments } from './values/WaySegments.tsx';

/** Words that must all occur, of which any must occur, or none may. */
export function KeywordsField({
  def,
  label,
  draft,
  onChange,
  faults,
}: FieldProps<FilterDef & { kind: 'keywords' }>) {
  const { t } = useTranslation('creators');
  const [way, setWay] = useState<Way>(draft[def.ways.none] && !draft[def.ways.any] ? 'none' : 'any');
  const name = def.ways[way];
  return (
    <Stack as="fieldset" gap={10} shrink p={0} className={styles.group}>
      <Text as="legend" weight={600} p={0} mb={8}>
        {label}
      </Text>
      <WaySegments
        label={t('filter.way.label', { name: label })}
        ways={def.ways}
        draft={draft}
        way={way}
        onChange={setWay}
      />
      <TextInput
        aria-label={label}
        description={t(`filter.way.${way}Words`)}
        value={draft[name]}
        error={faultOf(faults, name)}
        onChange={event => onChange(name, event.target.value)}
      />
    </Stack>
  );
}
