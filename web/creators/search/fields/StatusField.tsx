import { useTranslation } from 'react-i18next';
import { statuses } from '../../shared/contact-statuses.ts';
import { type FilterDef, listOf } from '../filter-definitions.ts';
import type { FieldProps } from './values/field-props.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './values/fields.module.css';

/** Several of the team's statuses. */
export function StatusField({ def, label, draft, onChange }: FieldProps<FilterDef & { kind: 'statuses' }>) {
  const { t } = useTranslation('team-creators');
  const [name] = def.names;
  const chosen = listOf(draft[name]);
  return (
    <Stack as="fieldset" gap={10} shrink p={0} className={styles.group}>
      <Text as="legend" weight={600} p={0} mb={8}>
        {label}
      </Text>
      <Group gap={6} align="stretch" wrap className={styles.presets}>
        {statuses.map(status => (
          <button
            key={status}
            type="button"
            aria-pressed={chosen.includes(status)}
            onClick={() =>
              onChange(name, statuses.filter(each => (each === status) !== chosen.includes(each)).join(','))
            }
          >
            {t(`status.${status}`)}
          </button>
        ))}
      </Group>
    </Stack>
  );
}
