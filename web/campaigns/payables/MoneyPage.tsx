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
import styles from './payables-page.module.css';
import { useMoney } from './queries.ts';
import { ExportButton } from './ExportButton.tsx';
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
            <p className={styles.unplanned}>
              {t('unplanned', {
                amount: data.unplanned
                  .map(({ minor, currency }) => moneyText(minor, currency))
                  .join(t('comma')),
              })}{' '}
              <Link to={paths.campaign(campaign.id, 'cooperation')}>{t('toBoard')}</Link>
            </p>
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
    <div className={styles.tab}>
      <Budget campaign={campaign} />
      <div className={styles.bar}>
        <PayableFilters question={{ ...question, campaignId: null }} onChange={change} />
        <ExportButton filter={filterOf(question)} disabled={!total} />
      </div>
      <p role="status" className={styles.unplanned}>
        {total === undefined
          ? !isError && <Skeleton width={90} height={19} />
          : t('total', { count: total, number: fullCount(total) })}
      </p>
      {table}
      <Pager paging={question} total={total} onChange={change} />
      {over}
    </div>
  );
}

/** What a campaign costs: budget and payables. */
export default function MoneyPage() {
  return <CampaignFrame tab="money">{campaign => <MoneyTab campaign={campaign} />}</CampaignFrame>;
}
