import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { money } from '../../../contract/core/format.ts';
import { orderExportColumns } from '../../../contract/billing/export-columns.ts';
import type { Order } from '../../../contract/billing/orders.ts';
import { unreported } from '../../app/api.ts';
import { PayDialog } from '../shared/PayDialog.tsx';
import { useOrdering } from '../shared/queries.ts';
import { paths } from '../../app/paths.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ExportButton } from '../../layout/tray/ExportButton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { TablePage } from '../../ui/tables/TablePage.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { filterOf, hasFilter, type OrdersState, readState, writeState } from './orders-state.ts';
import { OrderTable } from './OrderTable.tsx';
import { useOrders } from './queries.ts';

function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { cancel } = useOrdering();
  const [isBusy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    try {
      await cancel(order.number);
      showToast('success', t('cancel.done'));
    } catch (error) {
      const words = unreported(error);
      if (words) showToast('error', words);
    }
    onClose();
  }
  return (
    <ConfirmDialog
      title={t('cancel.title', { number: order.number })}
      confirm={t('cancel.confirm')}
      cancel={t('cancel.keep')}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('cancel.about', {
        plan: t('planFor', { plan: order.planName, count: order.months }),
        sum: money(order.sum.payFen),
      })}
    </ConfirmDialog>
  );
}

function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('orders');
  if (isFiltered) return <EmptyState>{t('none')}</EmptyState>;
  return (
    <EmptyState
      actions={
        <Button component={Link} to={paths.plans()} variant="default">
          {t('toPlans')}
        </Button>
      }
    >
      {t('noneYet')}
    </EmptyState>
  );
}

/** The team's orders, and the actions on each; all filters are in the address. */
export default function OrdersPage() {
  const { t } = useTranslation('orders');
  useTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const { data, error, isError, isPlaceholderData, refetch } = useOrders(state);
  const [open, setOpen] = useState<{ what: 'cancel' | 'invoice'; order: Order }>();
  /** Number of the order that is being paid. */
  const [paying, setPaying] = useState<string>();
  const put = (by: Partial<OrdersState>) =>
    setParams(writeState({ ...state, ...by }), { preventScrollReset: true });
  const close = () => setOpen(undefined);
  const failed = isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  const empty = data && !data.orders.length && <NothingHere isFiltered={hasFilter(state)} />;
  return (
    <TablePage
      head={
        <PageHead title={t('title')} about={t('about')}>
          <ExportButton
            of={{ table: 'orders', filter: filterOf(state) }}
            columns={orderExportColumns}
            disabled={!data?.total}
            formatLabel={format => t(`exportAs.${format}`)}
            startedText={tray => t('exporting', { tray })}
          />
          <Button component={Link} to={paths.plans()}>
            {t('toPlans')}
          </Button>
        </PageHead>
      }
      filters={<OrderFilters filter={state} onChange={by => put({ page: 1, ...by })} />}
      total={data?.total}
      totalText={count => t('total', count)}
      isFailed={isError}
      table={
        <OrderTable
          orders={data?.orders}
          activeNumber={state.number}
          isStale={isPlaceholderData}
          instead={failed || empty}
          onShow={({ number }) => put({ number })}
          onPay={({ number }) => setPaying(number)}
          onCancel={order => setOpen({ what: 'cancel', order })}
          onInvoice={order => setOpen({ what: 'invoice', order })}
        />
      }
      paging={state}
      onPaging={put}
    >
      {state.number && (
        <OrderPanel
          key={state.number}
          number={state.number}
          onClose={() => put({ number: '' })}
          onPay={() => setPaying(state.number)}
        />
      )}
      {paying && <PayDialog number={paying} onClose={() => setPaying(undefined)} />}
      {open?.what === 'cancel' && <CancelDialog order={open.order} onClose={close} />}
      {open?.what === 'invoice' && <InvoiceDialog order={open.order} onClose={close} />}
    </TablePage>
  );
}
