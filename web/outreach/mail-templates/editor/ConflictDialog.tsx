import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { useTemplateCalls } from '../queries.ts';
import { Text } from '../../../ui/box/Box.tsx';

export interface ConflictDialogProps {
  id: number;
  /** @param theirs the current version on the server */
  onKeepMine: (theirs: number) => void;
  onCancel: () => void;
}

/** Two authors changed the same version; neither loses their text. */
export function ConflictDialog({ id, onKeepMine, onCancel }: ConflictDialogProps) {
  const { t } = useTranslation('mail-templates');
  const { fetch } = useTemplateCalls();
  const [isBusy, setBusy] = useState(false);

  async function keepMine() {
    setBusy(true);
    try {
      onKeepMine((await fetch(id)).version);
    } catch {
      onCancel();
    }
  }
  return (
    <ConfirmDialog
      title={t('conflict.title')}
      confirm={t('conflict.confirm')}
      cancel={t('conflict.cancel')}
      isBusy={isBusy}
      onConfirm={() => void keepMine()}
      onCancel={onCancel}
    >
      {t('conflict.about')}{' '}
      <Text as={Link} size="md" tone="accent" to={paths.template(id)} target="_blank">
        {t('conflict.look')}
      </Text>
    </ConfirmDialog>
  );
}
