import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { CampaignFrame } from '../shared/frame/CampaignFrame.tsx';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import { filterOf, type PayableQuestion, readQuestion, writeQuestion } from './payable-state.ts';
import { PayableFilters } from './PayableFilters.tsx';
import { MoneyChart } from './MoneyChart.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { useMoney } from './queries.ts';
import { ExportPayables } from './ExportPayables.tsx';
import { usePayableList } from './use-payable-list.tsx';

function Budget({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('payables');
  const { data, error, isError, refetch } = useMoney(campaign.id);
  return (
    <Card title={t('chart.title')}>
      {data ? (
        <>
          <MoneyChart money={data} />
          {data.unplanned.length > 0 && (
            <Text size="md" tone="soft" leading="relaxed">
              {t('unplanned', {
                amount: data.unplanned
                  .map(({ minor, currency }) => moneyText(minor, currency))
                  .join(t('comma')),
              })}{' '}
              <Text as={Link} tone="accent" to={paths.campaign(campaign.id, 'cooperation')}>
                {t('toBoard')}
              </Text>
            </Text>
          )}
        </>
      ) : isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height={104} />
      )}
    </Card>
  );
}

function MoneyTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('payables');
  const [params, setParams] = useSearchParams();
  const question = useMemo(
    () => ({ ...readQuestion(params), campaignId: campaign.id }),
    [params, campaign.id],
  );
  const { data, isError, table, over } = usePayableList(question, false);
  function change(by: Partial<PayableQuestion>) {
    const next = writeQuestion({ ...question, page: 1, ...by, campaignId: null });
    next.set('id', String(campaign.id));
    setParams(next, { preventScrollReset: true });
  }
  const total = data?.total;
  return (
    <Stack gap={16} shrink>
      <Budget campaign={campaign} />
      <Group gap={8} columnGap={16} justify="between" wrap>
        <PayableFilters question={{ ...question, campaignId: null }} onChange={change} />
        <ExportPayables filter={filterOf(question)} disabled={!total} />
      </Group>
      <Text size="md" tone="soft" leading="relaxed" role="status">
        {total === undefined
          ? !isError && <Skeleton width={90} height={19} />
          : t('total', { count: total, number: fullCount(total) })}
      </Text>
      {table}
      <Pager paging={question} total={total} onChange={change} />
      {over}
    </Stack>
  );
}

/** What a campaign costs: budget and payables. */
export default function MoneyPage() {
  return <CampaignFrame tab="money">{campaign => <MoneyTab campaign={campaign} />}</CampaignFrame>;
}
