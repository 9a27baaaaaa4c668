import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
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
        <p className={styles.about}>{t('bulk.others', { count: moved, number: fullCount(moved) })}</p>
      )}
      <ul className={styles.refused}>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <Button onClick={onClose}>{shell('close')}</Button>
      </div>
    </FormDialog>
  );
}
