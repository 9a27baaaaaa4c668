import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { readId } from '../../../ui/tables/paging.ts';
import CampaignsPage from './CampaignsPage.tsx';

/** The list; an address with a campaign redirects to its first tab. */
export default function CampaignPage() {
  const [params] = useSearchParams();
  const id = readId(params.get('id'));
  return id === null ? <CampaignsPage /> : <Navigate to={paths.campaign(id)} replace />;
}
