import { PaymentFault, type BillLine } from '../payment-gateway.ts';

/** Splits a line into values. Each begins with a backtick, so that spreadsheets leave numbers alone. */
const cellsOf = (line: string): string[] => line.split(',').map(cell => cell.trim().replace(/^`/, ''));

const headings = {
  at: '交易时间',
  transactionId: '微信订单号',
  orderNo: '商户订单号',
  state: '交易状态',
  total: '订单金额',
  settled: '应结订单金额',
  refundNo: '商户退款单号',
  refund: '退款金额',
} as const;

/** Reads yuan with two decimals as fen, without floats. @throws PaymentFault untrusted */
export function fenOf(yuan: string): number {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(yuan) ?? [];
  if (whole === '') throw new PaymentFault('untrusted', `the bill has the sum “${yuan.slice(0, 20)}”`);
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`);
}

/** The bill's times are in China's zone, which has no daylight saving time. */
const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`);

/**
 * Reads a bill of trades of all kinds (`bill_type=ALL`): a line of headings, the trades, two lines of sums. Columns are
 * found by their headings, since the service adds some now and then.
 * @throws PaymentFault untrusted if it cannot be read, or its sums are not those of its lines
 */
export function readBill(text: string): BillLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(line => line.trim() !== '');
  const names = cellsOf(lines[0] ?? '');
  const place = Object.fromEntries(
    Object.entries(headings).map(([key, heading]) => [key, names.indexOf(heading)]),
  ) as Record<keyof typeof headings, number>;
  const needed = ['at', 'transactionId', 'orderNo', 'state', 'refundNo', 'refund'] as const;
  if (needed.some(key => place[key] < 0)) throw new PaymentFault('untrusted', 'the bill lacks a column');
  const end = lines.findIndex(line => line.startsWith('总交易单数'));
  if (end < 0) throw new PaymentFault('untrusted', 'the bill breaks off');
  const total = place.total >= 0 ? place.total : place.settled;
  const bill = lines.slice(1, end).map(line => {
    const cells = cellsOf(line);
    const at = (key: keyof typeof headings) => cells[place[key]] ?? '';
    const isRefund = at('state') === 'REFUND';
    return {
      kind: isRefund ? ('refund' as const) : ('payment' as const),
      orderNo: at('orderNo'),
      transactionId: at('transactionId'),
      refundNo: isRefund ? at('refundNo') : '',
      fen: fenOf(isRefund ? at('refund') : (cells[total] ?? '')),
      at: momentOf(at('at')),
    };
  });
  const [count = ''] = cellsOf(lines[end + 1] ?? '');
  if (Number(count) !== bill.length) throw new PaymentFault('untrusted', 'the bill lacks lines');
  return bill;
}
