import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { columnKeys } from './column-choice.ts';
import styles from './columns.module.css';

export interface ColumnPickerProps {
  columns: readonly string[];
  onChange: (columns: string[]) => void;
}

/** Which columns stand beside the creator. */
export function ColumnPicker({ columns, onChange }: ColumnPickerProps) {
  const { t } = useTranslation('creators');
  const { t: shell } = useTranslation();
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" size="xs" leftSection={<IconColumns3 size={15} aria-hidden />}>
          {shell('table.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.columns} aria-label={shell('table.columns')}>
        {columnKeys.map(key => (
          <Checkbox
            key={key}
            label={t(`column.${key}`)}
            checked={columns.includes(key)}
            onChange={event =>
              onChange(
                columnKeys.filter(each => (each === key ? event.target.checked : columns.includes(each))),
              )
            }
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
