import { useTranslation } from 'react-i18next';
import type { SourceCredential } from '../../../../contract/sourcing/sources.ts';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useTurningCredential } from '../queries.ts';

export interface CredentialMenuProps {
  credential: SourceCredential;
  onEdit: () => void;
  onRemove: () => void;
}

/** Changes, switches or deletes a credential. */
export function CredentialMenu({ credential, onEdit, onRemove }: CredentialMenuProps) {
  const { t } = useTranslation('sources');
  const turning = useTurningCredential();
  const { id, name, state } = credential;
  const turn = (isOn: boolean) =>
    turning.mutate(
      { id, isOn },
      {
        onSuccess: () =>
          showToast('success', t(isOn ? 'credentials.turnedOn' : 'credentials.turnedOff', { name })),
      },
    );
  return (
    <MoreMenu
      label={t('credentials.menu', { name })}
      actions={[
        [
          { text: t('edit', { ns: 'common' }), onChoose: onEdit },
          ...(state === 'refused' ? [{ text: t('credentials.retry'), onChoose: () => turn(true) }] : []),
          state === 'off'
            ? { text: t('credentials.turnOn'), onChoose: () => turn(true) }
            : { text: t('credentials.turnOff'), onChoose: () => turn(false) },
        ],
        [{ text: t('credentials.remove'), isDangerous: true, onChoose: onRemove }],
      ]}
    />
  );
}
