import type { DueState } from '../../../../contract/campaigns/agenda/agenda-kinds.ts';
import type { PayableState } from '../../../../contract/campaigns/collaboration-kinds.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import { currencies } from '../../../../contract/core/currencies.ts';
import type { Payable } from '../../../../contract/campaigns/payables.ts';
import { countPayables, exportedPayables } from '../../../campaigns/payables/list-payables.ts';
import { platformNames } from '../code-names.ts';
import type { ColumnKind, ExportColumn, ExportedTable } from '../exported-table.ts';

type Key = ExportColumnKey<'payables'>;
type Column = ExportColumn<Key, Payable>;
type Of = Extract<Exported, { table: 'payables' }>;

const states: Record<Lang, Record<PayableState, string>> = {
  zh: { planned: '待审批', approved: '待付款', paid: '已付款', cancelled: '已取消' },
  en: { planned: 'To approve', approved: 'To pay', paid: 'Paid', cancelled: 'Cancelled' },
};
const dues: Record<Lang, Record<DueState, string>> = {
  zh: { none: '', waiting: '未到期', due: '已到期', overdue: '已逾期' },
  en: { none: '', waiting: 'Not due yet', due: 'Due', overdue: 'Overdue' },
};

/** Hundredths of the currency, whatever its smallest unit, so that all amounts fit into one column. */
const amountOf = (minor: number | null, { currency }: Payable): number | null =>
  minor === null ? null : minor * 10 ** (2 - currencies[currency]);

const column = (key: Key, kind: ColumnKind, zh: string, en: string, value: Column['value']): Column => ({
  key,
  kind,
  head: { zh, en },
  value,
});

const columns: Column[] = [
  column('campaign', 'text', '推广任务', 'Campaign', row => row.campaignName),
  column('creator', 'text', '达人', 'Creator', row => row.creator.name),
  column('handle', 'text', '账号', 'Handle', row => row.creator.handle),
  column('platform', 'text', '平台', 'Platform', row => platformNames[row.creator.platform]),
  column('label', 'text', '款项', 'Item', row => row.label || null),
  column('currency', 'text', '币种', 'Currency', row => row.currency),
  column('amount', 'amount', '金额（不含税）', 'Amount before tax', row => amountOf(row.amountMinor, row)),
  column('tax', 'amount', '税额', 'Tax', row => amountOf(row.taxMinor, row)),
  column('total', 'amount', '合计', 'Total', row => amountOf(row.amountMinor + (row.taxMinor ?? 0), row)),
  column('taxNote', 'text', '税务备注', 'Tax note', row => row.taxNote || null),
  column('dueOn', 'text', '应付日期', 'Due on', row => row.dueOn),
  column('due', 'text', '到期情况', 'Due', (row, { lang }) => dues[lang][row.due] || null),
  column('state', 'text', '状态', 'State', (row, { lang }) => states[lang][row.state]),
  column('paidOn', 'text', '付款日期', 'Paid on', row => row.paidOn),
  column('method', 'text', '付款方式', 'Method', row => row.method || null),
  column('reference', 'text', '流水号', 'Reference', row => row.reference || null),
  column('proof', 'text', '付款凭证', 'Proof', row => row.proof?.name ?? null),
  column('paidBy', 'text', '登记人', 'Recorded by', row => row.paidBy || null),
  column('note', 'text', '备注', 'Note', row => row.note || null),
];

/** Open and paid payables, for accounting. */
export const payablesTable: ExportedTable<Of, Key, Payable> = {
  name: { zh: '付款明细', en: 'payables' },
  needs: 'money.read',
  columns,
  count: (pool, ctx, { filter }) => countPayables(pool, ctx, filter),
  rows: (pool, ctx, { filter }) => exportedPayables(pool, ctx, filter),
};
