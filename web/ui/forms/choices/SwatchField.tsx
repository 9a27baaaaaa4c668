import { useId } from 'react';
import { Box, Group, Text } from '../../box/Box.tsx';
import styles from './SwatchField.module.css';
import type { FieldBinding } from '../use-form.ts';

export interface SwatchFieldProps extends FieldBinding {
  label: string;
  options: readonly { value: string; label: string; color: number }[];
}

/** A choice of a few named colours. */
export function SwatchField({ label, options, name, value, onChange }: SwatchFieldProps) {
  const id = useId();
  return (
    <Box as="fieldset" shrink p={0} className={styles.field}>
      <Text as="legend" weight={600} p={0} mb={6}>
        {label}
      </Text>
      <Group gap={8} align="stretch" wrap className={styles.swatches}>
        {options.map(option => (
          <Group
            as="label"
            inline
            gap={8}
            size="md"
            radius="control"
            pointer
            key={option.value}
            data-list-color={option.color}
          >
            <input
              type="radio"
              name={`${name}${id}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Group>
        ))}
      </Group>
    </Box>
  );
}
