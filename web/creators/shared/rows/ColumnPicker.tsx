import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { columnHead, type ColumnChoice } from './column-choice.ts';
import styles from './columns.module.css';

/** Chooses the columns beside the creator. */
export function ColumnPicker({ offered, shown, choose }: ColumnChoice) {
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
        {offered.map(key => (
          <Checkbox
            key={key}
            label={columnHead(t, key)}
            checked={shown.includes(key)}
            onChange={event =>
              choose(offered.filter(each => (each === key ? event.target.checked : shown.includes(each))))
            }
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
