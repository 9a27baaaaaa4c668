import { useTranslation } from 'react-i18next';
import type { FilterDef } from '../filter-definitions.ts';
import type { FieldProps } from './values/field-props.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './values/fields.module.css';

const answers = [
  ['', 'blockedHidden'],
  ['0', 'blockedShown'],
] as const;

/** Blocked creators are hidden unless the user asks for them. */
export function BlockedField({ def, label, draft, onChange }: FieldProps<FilterDef & { kind: 'blocked' }>) {
  const { t } = useTranslation('creators');
  const [name] = def.names;
  return (
    <Stack as="fieldset" gap={10} shrink p={0} className={styles.group}>
      <Text as="legend" weight={600} p={0} mb={8}>
        {label}
      </Text>
      <Group gap={6} align="stretch" wrap className={styles.presets}>
        {answers.map(([value, word]) => (
          <button
            key={word}
            type="button"
            aria-pressed={(draft[name] === '0') === (value === '0')}
            onClick={() => onChange(name, value)}
          >
            {t(`filter.${word}`)}
          </button>
        ))}
      </Group>
    </Stack>
  );
}
