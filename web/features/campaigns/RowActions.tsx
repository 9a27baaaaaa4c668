import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mayAs } from '../../../contract/campaign-kinds.ts';
import type { CampaignRow } from '../../../contract/campaigns.ts';
import { useRemoveCampaign, useSteerCampaign } from '../../campaign-tools/campaign-calls.ts';
import { CopyDialog } from '../../campaign-tools/CopyDialog.tsx';
import { paths } from '../../paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { showToast } from '../../ui/toast.ts';

/** What can be done with a campaign from the list. */
export function RowActions({ campaign }: { campaign: CampaignRow }) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'copy' | 'archive' | 'removal'>();
  const hide = () => setAsked(undefined);
  const { id, name, state, role, collaborations } = campaign;
  const steer = useSteerCampaign(to => {
    hide();
    showToast('success', t(`told.state.${to}`, { name }));
  });
  const remove = useRemoveCampaign(() => {
    hide();
    showToast('success', t('told.removed', { name }));
  });
  const isArchived = state === 'archived';
  const lacking = mayAs(role, 'editor') ? {} : { reason: t('viewersLook') };
  const notEdited = isArchived ? { reason: t('archivedLook') } : lacking;
  const agreed = collaborations > 0 ? { reason: t('removal.agreed') } : {};
  const notRemoved = mayAs(role, 'owner') ? agreed : { reason: t('ownersOnly') };
  const archiving = isArchived
    ? { text: t('back.done'), ...lacking, onChoose: () => steer.mutate({ id, state: 'done' }) }
    : { text: t('head.archive'), ...lacking, onChoose: () => setAsked('archive') };
  return (
    <>
      <MoreMenu
        label={t('moreOf', { name })}
        actions={[
          [
            { text: t('head.edit'), ...notEdited, onChoose: () => void navigate(paths.editCampaign(id)) },
            { text: t('head.copy'), onChoose: () => setAsked('copy') },
            archiving,
          ],
          [{ text: t('head.remove'), isDangerous: true, ...notRemoved, onChoose: () => setAsked('removal') }],
        ]}
      />
      {asked === 'copy' && <CopyDialog campaign={campaign} onClose={hide} />}
      {(asked === 'archive' || asked === 'removal') && (
        <ConfirmDialog
          title={t(`${asked}.title`, { name })}
          confirm={t(`${asked}.confirm`)}
          isDangerous={asked === 'removal'}
          isBusy={steer.isPending || remove.isPending}
          onCancel={hide}
          onConfirm={() =>
            asked === 'archive' ? steer.mutate({ id, state: 'archived' }) : remove.mutate(id)
          }
        >
          {t(`${asked}.about`)}
        </ConfirmDialog>
      )}
    </>
  );
}
