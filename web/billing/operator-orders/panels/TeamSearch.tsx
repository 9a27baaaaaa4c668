import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readId } from '../../../ui/tables/paging.ts';
import styles from '../operator-orders.module.css';

/** Opens the plan periods of any team by its number. */
export function TeamSearch({ onTeam }: { onTeam: (teamId: number) => void }) {
  const { t } = useTranslation('operator-orders');
  const [text, setText] = useState('');
  const id = readId(text.trim());
  return (
    <form
      className={styles.days}
      onSubmit={event => {
        event.preventDefault();
        if (id) onTeam(id);
      }}
    >
      <TextInput
        label={t('time.teamId')}
        inputMode="numeric"
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={!id}>
        {t('time.give')}
      </Button>
    </form>
  );
}
