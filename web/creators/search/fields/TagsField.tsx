import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FilterDef, listOf, toggled, type Way } from '../filter-definitions.ts';
import { ChoiceList } from './values/ChoiceList.tsx';
import { faultOf, type FieldProps } from './values/field-props.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './values/fields.module.css';
import { useCounts } from './values/use-counts.ts';
import { waysInOrder, WaySegments } from './values/WaySegments.tsx';

const nothing: readonly string[] = [];

/** Tags that must all be there, of which any must be, or none may; each tag is used in one way only. */
export function TagsField({
  def,
  label,
  draft,
  onChange,
  faults,
  choices,
  asked,
}: FieldProps<FilterDef & { kind: 'tags' }>) {
  const { t } = useTranslation('creators');
  const counts = useCounts(def.key, asked);
  const [way, setWay] = useState<Way>(waysInOrder.find(each => draft[def.ways[each]] !== '') ?? 'all');
  const chosenIn = (each: Way) => listOf(draft[def.ways[each]]);
  const others = waysInOrder.filter(each => each !== way);
  const otherWayOf = (tag: string) => others.find(each => chosenIn(each).includes(tag));

  function toggle(tag: string) {
    const other = otherWayOf(tag);
    if (other) onChange(def.ways[other], toggled(chosenIn(other), tag));
    onChange(def.ways[way], toggled(chosenIn(way), tag));
  }

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
      <ChoiceList
        key={way}
        label={label}
        chosen={chosenIn(way)}
        offered={choices?.tags ?? nothing}
        counts={counts}
        nameOf={tag => tag}
        noteOf={tag => {
          const other = otherWayOf(tag);
          return other ? t(`filter.way.${other}`) : '';
        }}
        isOpen
        isLabelled
        fault={faultOf(faults, def.ways[way])}
        onToggle={toggle}
      />
    </Stack>
  );
}
