import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Group } from '../../../ui/box/Box.tsx';

/** The button to the next step. */
export function NextStep({ label, onNext }: { label: string; onNext: () => void }) {
  const { t } = useTranslation('mail-tasks');
  return (
    <Group align="stretch" justify="end">
      <Button size="md" onClick={onNext}>
        {t('steps.next', { step: label })}
      </Button>
    </Group>
  );
}
