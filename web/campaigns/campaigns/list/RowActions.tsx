import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CampaignRow } from '../../../../contract/campaigns/campaigns.ts';
import { useCampaignActs } from '../../shared/frame/use-campaign-acts.tsx';
import { paths } from '../../../app/paths.ts';
import { MoreMenu } from '../../../ui/overlays/MoreMenu.tsx';

/** The actions on a campaign in the list. */
export function RowActions({ campaign }: { campaign: CampaignRow }) {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const { notMine, moveTo, copying, removal, dialog } = useCampaignActs(campaign);
  const isArchived = campaign.state === 'archived';
  const notEdited = isArchived ? { reason: t('archivedLook') } : notMine;
  const archiving = isArchived
    ? { text: t('back.done'), ...notMine, onChoose: () => moveTo('done') }
    : { text: t('head.archive'), ...notMine, onChoose: () => moveTo('archived') };
  const editing = {
    text: t('edit', { ns: 'common' }),
    ...notEdited,
    onChoose: () => void navigate(paths.editCampaign(campaign.id)),
  };
  return (
    <>
      <MoreMenu
        label={t('moreOf', { name: campaign.name })}
        actions={[[editing, copying, archiving], [removal]]}
      />
      {dialog}
    </>
  );
}
