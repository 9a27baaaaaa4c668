import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import type { OrderState } from '../../../../contract/billing/order-kinds.ts';
import type { Order } from '../../../../contract/billing/orders.ts';
import { countOf, everyOrder } from '../../../billing/orders/load-orders.ts';
import { momentOf } from '../code-names.ts';
import type { ColumnKind, ExportColumn, ExportedTable } from '../exported-table.ts';

type Key = ExportColumnKey<'orders'>;
type Column = ExportColumn<Key, Order>;

const states: Record<Lang, Record<OrderState, string>> = {
  zh: { created: '待支付', paying: '支付中', paid: '已支付', closed: '已关闭', refunded: '已退款' },
  en: {
    created: 'Awaiting payment',
    paying: 'Processing',
    paid: 'Paid',
    closed: 'Closed',
    refunded: 'Refunded',
  },
};
const channels: Record<string, Record<Lang, string>> = { wechat: { zh: '微信支付', en: 'WeChat Pay' } };

const column = (key: Key, head: Record<Lang, string>, kind: ColumnKind, value: Column['value']): Column => ({
  key,
  head,
  kind,
  value,
});

const refundedFen = ({ refunds }: Order) =>
  refunds.filter(({ isDone }) => isDone).reduce((sum, { fen }) => sum + fen, 0);

const columns: Column[] = [
  column('number', { zh: '订单号', en: 'Order number' }, 'text', order => order.number),
  column('plan', { zh: '会员版本', en: 'Plan' }, 'text', order => order.planName),
  column('months', { zh: '时长（月）', en: 'Months' }, 'count', order => order.months),
  column('amount', { zh: '应付（元）', en: 'Amount due (RMB)' }, 'money', order => order.sum.payFen),
  column(
    'refunded',
    { zh: '已退（元）', en: 'Refunded (RMB)' },
    'money',
    order => refundedFen(order) || null,
  ),
  column('state', { zh: '状态', en: 'State' }, 'text', (order, { lang }) => states[lang][order.state]),
  column(
    'channel',
    { zh: '支付方式', en: 'Method' },
    'text',
    (order, { lang }) => (channels[order.channel]?.[lang] ?? order.channel) || null,
  ),
  column(
    'transaction',
    { zh: '支付单号', en: 'Payment number' },
    'text',
    order => order.transactionId || null,
  ),
  column('orderedBy', { zh: '下单人', en: 'Ordered by' }, 'text', order => order.orderedBy || null),
  column('orderedAt', { zh: '下单时间', en: 'Ordered at' }, 'moment', order => momentOf(order.orderedAt)),
  column('paidAt', { zh: '支付时间', en: 'Paid at' }, 'moment', order => momentOf(order.paidAt)),
  column('endsAt', { zh: '有效期至', en: 'Valid until' }, 'moment', order =>
    momentOf(order.period?.endsAt ?? null),
  ),
];

type Of = Extract<Exported, { table: 'orders' }>;

/** Orders of the team, for its main account. */
export const ordersTable: ExportedTable<Of, Key, Order> = {
  name: { zh: '订单', en: 'orders' },
  needs: 'billing.manage',
  columns,
  count: (pool, ctx, { filter }) => countOf(pool, ctx, filter),
  rows: (pool, ctx, { filter }) => everyOrder(pool, ctx, filter),
};
