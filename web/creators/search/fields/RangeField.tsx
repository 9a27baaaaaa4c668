import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countFromText } from '../../../ui/figures/count-text.ts';
import { rangeText } from '../filter-text.ts';
import type { FilterDef, Unit } from '../filter-definitions.ts';
import { faultOf, type FieldProps } from './values/field-props.ts';
import { Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './values/fields.module.css';
import { Preset } from './values/Preset.tsx';
import { useCounts } from './values/use-counts.ts';

const isCountedIn = (unit: Unit) => unit === 'count' || unit === 'yuan';

/** Converts a typed bound, 10万 or 5%, to the form of the address. */
export const readBound = (text: string, unit: Unit) =>
  isCountedIn(unit) ? countFromText(text.replace(/[¥￥]/, '')) : text.replace('%', '').trim();

/** From and to, with the most requested ranges as buttons. */
export function RangeField({
  def,
  label,
  draft,
  onChange,
  faults,
  asked,
}: FieldProps<FilterDef & { kind: 'range' }>) {
  const { t } = useTranslation('creators');
  const counts = useCounts(def.key, asked);
  const [start, end] = def.names;
  return (
    <Stack as="fieldset" gap={10} shrink p={0} className={styles.group}>
      <Text as="legend" weight={600} p={0} mb={8}>
        {t(`filter.units.${def.unit}`, { name: label })}
      </Text>
      <Group gap={6} align="stretch" wrap className={styles.presets}>
        {def.presets.map(([from, to]) => (
          <Preset
            key={`${from}-${to}`}
            word={rangeText(from, to, def.unit)}
            isPressed={draft[start] === from && draft[end] === to}
            onPress={() => {
              onChange(start, from);
              onChange(end, to);
            }}
            counted={{ counts, value: `${from}-${to}` }}
          />
        ))}
      </Group>
      <Grid gap={10} align="start" className={styles.range}>
        {[start, end].map((name, at) => (
          <TextInput
            key={name}
            label={t(at === 0 ? 'filter.from' : 'filter.to')}
            placeholder={isCountedIn(def.unit) ? t('filter.countHint') : undefined}
            inputMode={isCountedIn(def.unit) ? 'text' : 'decimal'}
            value={draft[name]}
            error={faultOf(faults, name)}
            onChange={event => onChange(name, event.target.value)}
            onBlur={event => onChange(name, readBound(event.target.value, def.unit))}
          />
        ))}
      </Grid>
      {def.key === 'price' && (
        <Text size="xs" tone="faint">
          {t('filter.hints.price')}
        </Text>
      )}
    </Stack>
  );
}
