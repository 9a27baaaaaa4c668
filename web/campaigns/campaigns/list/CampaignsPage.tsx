import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { unreported } from '../../../app/api.ts';
import { paths } from '../../../app/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { TablePage } from '../../../ui/tables/TablePage.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { CampaignFilters } from './CampaignFilters.tsx';
import { type CampaignsState, readCampaigns, writeCampaigns } from './campaigns-state.ts';
import { CampaignTable } from './CampaignTable.tsx';
import { useCampaigns } from '../queries.ts';
import { Allowed } from '../../../session/Allowed.tsx';

/** The team's campaigns; all filters are in the address. */
export default function CampaignsPage() {
  const { t } = useTranslation('campaigns');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readCampaigns(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useCampaigns(state);
  const change = (by: Partial<CampaignsState>) =>
    setParams(writeCampaigns({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const isFiltered = Boolean(state.state ?? state.name) || state.mine;
  const first = (
    <Allowed to="campaigns.edit">
      <Button component={Link} to={paths.newCampaign()} variant="default">
        {t('createFirst')}
      </Button>
    </Allowed>
  );
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.campaigns.length && (
    <EmptyState actions={!isFiltered && first}>{t(isFiltered ? 'none' : 'noneYet')}</EmptyState>
  );
  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <Allowed to="campaigns.edit">
            <Button
              component={Link}
              to={paths.newCampaign()}
              leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            >
              {t('create')}
            </Button>
          </Allowed>
        </PageHead>
      }
      filters={<CampaignFilters state={state} onChange={change} />}
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={
        <CampaignTable campaigns={data?.campaigns} isStale={isPlaceholderData} instead={failed || empty} />
      }
      paging={state}
      onPaging={change}
    />
  );
}
