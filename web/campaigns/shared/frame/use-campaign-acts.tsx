import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CampaignState, mayAs } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import type { MenuAction } from '../../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useRemoveCampaign, useChangeCampaignState } from '../campaign-calls.ts';
import { CopyDialog } from './CopyDialog.tsx';

export interface CampaignActs {
  /** Why the reader cannot change it, for menu entries. */
  notMine: Pick<MenuAction, 'reason'>;
  isChangingState: boolean;
  /** Archiving asks first. */
  moveTo: (state: CampaignState) => void;
  copying: MenuAction;
  removal: MenuAction;
  dialog: ReactNode;
}

/**
 * The actions on a campaign wherever it is shown; disabled ones say why.
 * @param onRemoved called after the removal of a campaign that has a page of its own
 */
export function useCampaignActs(
  { id, name, role, collaborations }: Pick<Campaign, 'id' | 'name' | 'role'> & { collaborations: number },
  onRemoved?: () => void,
): CampaignActs {
  const { t } = useTranslation('campaigns');
  const [asked, setAsked] = useState<'copy' | 'archive' | 'removal'>();
  const hide = () => setAsked(undefined);
  const changeState = useChangeCampaignState(to => {
    hide();
    showToast('success', t(`notice.state.${to}`, { name }));
  });
  const remove = useRemoveCampaign(() => {
    showToast('success', t('notice.removed', { name }));
    (onRemoved ?? hide)();
  });
  const agreed = collaborations > 0 ? { reason: t('removal.agreed') } : {};
  const notRemoved = mayAs(role, 'owner') ? agreed : { reason: t('ownersOnly') };
  return {
    notMine: mayAs(role, 'editor') ? {} : { reason: t('viewersLook') },
    isChangingState: changeState.isPending,
    moveTo: to => (to === 'archived' ? setAsked('archive') : changeState.mutate({ id, state: to })),
    copying: { text: t('head.copy'), onChoose: () => setAsked('copy') },
    removal: {
      text: t('delete', { ns: 'common' }),
      isDangerous: true,
      ...notRemoved,
      onChoose: () => setAsked('removal'),
    },
    dialog: (
      <>
        {asked === 'copy' && <CopyDialog campaign={{ id, name }} onClose={hide} />}
        {(asked === 'archive' || asked === 'removal') && (
          <ConfirmDialog
            title={t(`${asked}.title`, { name })}
            confirm={t(`${asked}.confirm`)}
            isDangerous={asked === 'removal'}
            isBusy={changeState.isPending || remove.isPending}
            onCancel={hide}
            onConfirm={() =>
              asked === 'archive' ? changeState.mutate({ id, state: 'archived' }) : remove.mutate(id)
            }
          >
            {t(`${asked}.about`)}
          </ConfirmDialog>
        )}
      </>
    ),
  };
}
