import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { mayAs } from '../../../../contract/campaigns/campaign-kinds.ts';
import { useCampaign } from '../../shared/campaign-calls.ts';
import { SubjectPage } from '../../../layout/SubjectPage.tsx';
import { paths } from '../../../app/paths.ts';
import { Crumbs } from '../../../ui/navigation/Crumbs.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { PanelSkeleton } from '../../../ui/feedback/PanelSkeleton.tsx';
import { readId } from '../../../ui/tables/paging.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from '../campaigns.module.css';

function NewCampaign() {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  useTitle(t('form.newTitle'));
  const back = <Crumbs above={[{ name: t('title'), to: paths.campaigns() }]}>{t('form.newTitle')}</Crumbs>;
  return (
    <Stack gap={16} shrink className={styles.page}>
      <PageHead back={back} title={t('form.newTitle')} about={t('form.newAbout')} />
      <CampaignForm onSaved={id => void navigate(paths.campaign(id))} />
    </Stack>
  );
}

function EditCampaign() {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = readId(params.get('id'));
  const answer = useCampaign(id);
  useTitle(t('form.editTitle'));
  if (!params.has('id')) return <Navigate to={paths.campaigns()} replace />;
  return (
    <SubjectPage
      answer={answer}
      isNone={id === null}
      missing={part => t(`missing.${part}`)}
      above={paths.campaigns()}
      skeleton={<PanelSkeleton heights={[260, 420]} />}
    >
      {campaign => {
        const above = [
          { name: t('title'), to: paths.campaigns() },
          { name: campaign.name, to: paths.campaign(campaign.id) },
        ];
        const mayEdit = mayAs(campaign.role, 'editor') && campaign.state !== 'archived';
        return (
          <Stack gap={16} shrink className={styles.page}>
            <PageHead
              back={<Crumbs above={above}>{t('edit', { ns: 'common' })}</Crumbs>}
              title={<bdi>{campaign.name}</bdi>}
            />
            {mayEdit ? (
              <CampaignForm
                key={campaign.id}
                campaign={campaign}
                onSaved={saved => void navigate(paths.campaign(saved))}
              />
            ) : (
              <EmptyState>{t(campaign.state === 'archived' ? 'archivedLook' : 'viewersLook')}</EmptyState>
            )}
          </Stack>
        );
      }}
    </SubjectPage>
  );
}

/** The form of a campaign: a new one, or the one in the address. */
export default function CampaignFormPage() {
  return useLocation().pathname === paths.newCampaign() ? <NewCampaign /> : <EditCampaign />;
}
