import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { Group } from '../../../../ui/box/Box.tsx';
import styles from './FileStep.module.css';
import { NewListDialog } from './NewListDialog.tsx';
import { useListNames } from '../../queries.ts';

export interface ListPickerProps {
  listId: number | null;
  fault?: string;
  onChange: (id: number | null) => void;
}

/** The target list: an existing one, or a new one. */
export function ListPicker({ listId, fault, onChange }: ListPickerProps) {
  const { t } = useTranslation('list-imports');
  const { data } = useListNames();
  const [isCreating, setCreating] = useState(false);
  const options = (data?.lists ?? []).map(({ id, name, members, readOnly }) => ({
    value: String(id),
    label: readOnly ? t('file.readOnly', { name }) : t('file.members', { name, number: fullCount(members) }),
    disabled: readOnly,
  }));
  const chosen = options.some(({ value }) => value === String(listId)) ? String(listId) : '';
  return (
    <Group gap={8} align="end" wrap className={styles.lists}>
      <div className={styles.list}>
        <SelectField
          name="list"
          label={t('file.list')}
          value={chosen}
          error={fault}
          options={[{ value: '', label: t('file.chooseList') }, ...options]}
          onChange={value => onChange(Number(value) || null)}
          onBlur={() => undefined}
        />
      </div>
      <Button
        variant="default"
        size="md"
        leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
        onClick={() => setCreating(true)}
      >
        {t('file.newList')}
      </Button>
      {isCreating && <NewListDialog onClose={() => setCreating(false)} onCreated={onChange} />}
    </Group>
  );
}
