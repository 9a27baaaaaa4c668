import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './dialogs.module.css';

export interface RefusedDialogProps {
  moved: number;
  /** The cards that stayed, and why. */
  refused: readonly { id: number; name: string; reason: string }[];
  onClose: () => void;
}

/** Of several cards, those that could not be moved, each with its reason. */
export function RefusedDialog({ moved, refused, onClose }: RefusedDialogProps) {
  const { t } = useTranslation('collaborations');
  const { t: shell } = useTranslation();
  const count = refused.length;
  return (
    <FormDialog title={t('bulk.refused', { count, number: fullCount(count) })} onClose={onClose}>
      {moved > 0 && (
        <Text tone="soft" mb={16}>
          {t('bulk.others', { count: moved, number: fullCount(moved) })}
        </Text>
      )}
      <Stack as="ul" className={styles.refused}>
        {refused.map(({ id, name, reason }) => (
          <Stack as="li" py={8} px={0} key={id}>
            <Text as="strong" weight={600}>
              {name}
            </Text>
            <Text as="span" tone="soft">
              {reason}
            </Text>
          </Stack>
        ))}
      </Stack>
      <Group align="stretch" justify="end" mt={16}>
        <Button onClick={onClose}>{shell('close')}</Button>
      </Group>
    </FormDialog>
  );
}
