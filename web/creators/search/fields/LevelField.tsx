import { useTranslation } from 'react-i18next';
import { levels } from '../../../ui/labels/LevelTag.tsx';
import { type FilterDef, listOf } from '../filter-definitions.ts';
import type { FieldProps } from './values/field-props.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './values/fields.module.css';
import { Preset } from './values/Preset.tsx';
import { useCounts } from './values/use-counts.ts';

/** Several of the five levels. */
export function LevelField({
  def,
  label,
  draft,
  onChange,
  asked,
}: FieldProps<FilterDef & { kind: 'levels' }>) {
  const { t } = useTranslation();
  const counts = useCounts(def.key, asked);
  const [name] = def.names;
  const chosen = listOf(draft[name]);
  const toggle = (level: string) =>
    onChange(
      name,
      (chosen.includes(level) ? chosen.filter(each => each !== level) : [...chosen, level])
        .toSorted()
        .join(','),
    );
  return (
    <Stack as="fieldset" gap={10} shrink p={0} className={styles.group}>
      <Text as="legend" weight={600} p={0} mb={8}>
        {label}
      </Text>
      <Group gap={6} align="stretch" wrap className={styles.presets}>
        {levels.toReversed().map(level => (
          <Preset
            key={level}
            word={t(`level.level${level}`)}
            isPressed={chosen.includes(String(level))}
            onPress={() => toggle(String(level))}
            counted={{ counts, value: String(level) }}
          />
        ))}
      </Group>
    </Stack>
  );
}
