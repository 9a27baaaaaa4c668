import { useTranslation } from 'react-i18next';
import type { FilterDef } from '../filter-definitions.ts';
import type { FieldProps } from './values/field-props.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './values/fields.module.css';
import { Preset } from './values/Preset.tsx';
import { useCounts } from './values/use-counts.ts';

const answers = [
  ['', 'any'],
  ['1', 'yes'],
  ['0', 'no'],
] as const;

export function FlagField({ def, label, draft, onChange, asked }: FieldProps<FilterDef & { kind: 'flag' }>) {
  const { t } = useTranslation('creators');
  const counts = useCounts(def.key, asked);
  const [name] = def.names;
  return (
    <Stack as="fieldset" gap={10} shrink p={0} className={styles.group}>
      <Text as="legend" weight={600} p={0} mb={8}>
        {label}
      </Text>
      <Group gap={6} align="stretch" wrap className={styles.presets}>
        {answers.map(([value, word]) => (
          <Preset
            key={word}
            word={t(`filter.${word}`)}
            isPressed={draft[name] === value}
            onPress={() => onChange(name, value)}
            counted={value ? { counts, value } : undefined}
          />
        ))}
      </Group>
    </Stack>
  );
}
