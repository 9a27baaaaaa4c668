import { useTranslation } from 'react-i18next';
import type { FilterDef } from '../filter-definitions.ts';
import { faultOf, type FieldProps } from './values/field-props.ts';
import { DayInput } from '../../../ui/dates/fields/DayInput.tsx';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './values/fields.module.css';

const presets = [7, 30, 90, 180];

/** The newest post is at most this many days old, or not older than a day. */
export function DayField({ def, label, draft, onChange, faults }: FieldProps<FilterDef & { kind: 'day' }>) {
  const { t } = useTranslation('creators');
  const [name] = def.names;
  const value = draft[name];
  return (
    <Stack as="fieldset" gap={10} shrink p={0} className={styles.group}>
      <Text as="legend" weight={600} p={0} mb={8}>
        {label}
      </Text>
      <Group gap={6} align="stretch" wrap className={styles.presets}>
        {presets.map(days => (
          <button
            key={days}
            type="button"
            aria-pressed={value === String(days)}
            onClick={() => onChange(name, String(days))}
          >
            {t('filter.withinDays', { count: days })}
          </button>
        ))}
      </Group>
      <DayInput
        label={t('filter.sinceDay')}
        value={/^\d{4}-/.test(value) ? value : ''}
        error={faultOf(faults, name)}
        onChange={day => onChange(name, day)}
      />
    </Stack>
  );
}
