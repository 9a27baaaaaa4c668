import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { filterOf, type PayableQuestion, readQuestion, writeQuestion } from './payable-state.ts';
import { PayableFilters } from './PayableFilters.tsx';
import { Sums } from './Sums.tsx';
import { ExportPayables } from './ExportPayables.tsx';
import { usePayableList } from './use-payable-list.tsx';

/** Payables of all campaigns; all filters are in the address. */
export default function PayablesPage() {
  const { t } = useTranslation('payables');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const question = useMemo(() => readQuestion(params), [params]);
  const { data, isError, table, over } = usePayableList(question, true);
  const change = (by: Partial<PayableQuestion>) =>
    setParams(writeQuestion({ ...question, page: 1, ...by }), { preventScrollReset: true });
  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <ExportPayables filter={filterOf(question)} disabled={!data?.total} />
        </PageHead>
      }
      filters={
        <>
          <PayableFilters question={question} onChange={change} withCampaign />
          <Sums sums={data?.sums} />
        </>
      }
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={table}
      paging={question}
      onPaging={change}
    >
      {over}
    </TablePage>
  );
}
