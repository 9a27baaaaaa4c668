import { Button, Checkbox } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from '../../../ui/overlays/popups/Popup.tsx';
import { columnHead, type ColumnChoice } from './column-choice.ts';
import styles from './columns.module.css';

/** Chooses the columns beside the creator. */
export function ColumnPicker({ offered, shown, choose }: ColumnChoice) {
  const { t } = useTranslation('creators');
  const { t: shell } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <Popup
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      renderOpener={props => (
        <Button
          {...props}
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconColumns3 size={15} aria-hidden />}
          onClick={() => setOpened(is => !is)}
        >
          {shell('table.columns')}
        </Button>
      )}
      panel={{ className: styles.columns, 'aria-label': shell('table.columns') }}
    >
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
    </Popup>
  );
}
