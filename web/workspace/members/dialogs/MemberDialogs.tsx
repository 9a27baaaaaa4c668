import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/workspace/members.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { OpenDialog } from './member-action.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './dialogs.module.css';
import { HandOverDialog } from './HandOverDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { NewMemberDialog } from './NewMemberDialog.tsx';
import { useDelete, useDisable, useResetFactor } from '../queries.ts';
import { GiveRoleDialog } from '../../roles/GiveRoleDialog.tsx';
import { QuotaDialog } from './QuotaDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';

function DisableDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const disable = useDisable();
  const name = member.nickName;
  return (
    <ConfirmDialog
      title={t('member.disableTitle', { name })}
      confirm={t('member.disable')}
      isDangerous
      isBusy={disable.isPending}
      onCancel={onClose}
      onConfirm={() =>
        disable.mutate(
          { id: member.id, disabled: true },
          { onSuccess: () => showToast('success', t('member.disabled', { name })), onSettled: onClose },
        )
      }
    >
      {t('member.disableAbout')}
    </ConfirmDialog>
  );
}

function ResetFactorDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const reset = useResetFactor();
  const name = member.nickName;
  return (
    <ConfirmDialog
      title={t('member.factorTitle', { name })}
      confirm={t('member.resetFactor')}
      isDangerous
      isBusy={reset.isPending}
      onCancel={onClose}
      onConfirm={() =>
        reset.mutate(member.id, {
          onSuccess: () => showToast('success', t('member.factorDone', { name })),
          onSettled: onClose,
        })
      }
    >
      {t('member.factorAbout', { name })}
    </ConfirmDialog>
  );
}

function DeleteDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('team');
  const remove = useDelete();
  const name = member.nickName;
  return (
    <ConfirmDialog
      title={t('member.deleteTitle', { name })}
      confirm={t('member.delete')}
      isDangerous
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(member.id, {
          onSuccess: () => showToast('success', t('member.deleted', { name })),
          onSettled: onClose,
        })
      }
    >
      <p>{t('member.deleteAbout')}</p>
      <Text as="ul" tone="soft" leading="relaxed" className={styles.list}>
        <li>{t('member.deleteGoes')}</li>
        <li>{t('member.deleteStays')}</li>
        <li>{t('member.deleteRecords')}</li>
      </Text>
    </ConfirmDialog>
  );
}

/** The open dialog. */
export function MemberDialogs({ asked, onClose }: { asked: OpenDialog; onClose: () => void }) {
  switch (asked.what) {
    case 'create':
      return <NewMemberDialog onClose={onClose} />;
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'rename':
      return <RenameDialog member={asked.member} onClose={onClose} />;
    case 'role':
      return <GiveRoleDialog member={asked.member} onClose={onClose} />;
    case 'quotas':
      return <QuotaDialog member={asked.member} onClose={onClose} />;
    case 'resetPassword':
      return <ResetPasswordDialog member={asked.member} onClose={onClose} />;
    case 'resetFactor':
      return <ResetFactorDialog member={asked.member} onClose={onClose} />;
    case 'disable':
      return <DisableDialog member={asked.member} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog member={asked.member} onClose={onClose} />;
    case 'handOver':
      return <HandOverDialog member={asked.member} onClose={onClose} />;
  }
}
