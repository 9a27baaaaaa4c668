import type { movementsIn, Span } from './queries.ts';
import type { SandboxKeys } from './gateway-keys.ts';

const dayMs = 24 * 3_600_000;
const chinaMs = 8 * 3_600_000;

/** A day in China's time zone. @param day `yyyy-MM-dd` */
export const dayInChina = (day: string): Span => {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, to: new Date(from.getTime() + dayMs) };
};

/** Bills are available from ten o'clock of the next day on. */
export const isMade = ({ to }: Span, now: Date) => now.getTime() >= to.getTime() + 10 * 3_600_000;

const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
const clock = (at: Date) => new Date(at.getTime() + chinaMs).toISOString().slice(0, 19).replace('T', ' ');
const line = (cells: readonly string[]) => cells.map(cell => `\`${cell}`).join(',');
/** Commas would split a field. */
const plain = (text: string) => text.replace(/[,\s`]+/g, ' ');

const headings =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,' +
  '微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/** A line of the bill by its headings; missing values are empty. */
const row = (values: Record<string, string>) => line(headings.split(',').map(name => values[name] ?? ''));
const sumOf = (all: readonly { fen: number }[]) => yuan(all.reduce((sum, { fen }) => sum + fen, 0));

interface Trade {
  at: Date;
  id: string;
  orderNumber: string;
  payer: string;
  description: string;
}

/** A bill of all trades (`bill_type=ALL`), in the service's format. */
export function billOf(
  { appId, merchantId }: SandboxKeys,
  { payments, refunds }: Awaited<ReturnType<typeof movementsIn>>,
): string {
  const none = yuan(0);
  const columnsOf = (trade: Trade) => ({
    交易时间: clock(trade.at),
    公众账号ID: appId,
    商户号: merchantId,
    特约商户号: '0',
    微信订单号: trade.id,
    商户订单号: trade.orderNumber,
    用户标识: trade.payer,
    交易类型: 'NATIVE',
    付款银行: 'OTHERS',
    货币种类: 'CNY',
    代金券金额: none,
    充值券退款金额: none,
    商品名称: plain(trade.description),
    手续费: none,
    费率: '0.60%',
  });
  const paid = payments.map(trade => {
    const sum = yuan(trade.fen);
    const about = { 交易状态: 'SUCCESS', 微信退款单号: '0', 商户退款单号: '0', 退款金额: none };
    return row({ ...columnsOf(trade), ...about, 应结订单金额: sum, 订单金额: sum, 申请退款金额: none });
  });
  const back = refunds.map(trade => {
    const about = {
      交易状态: 'REFUND',
      商户退款单号: trade.number,
      退款类型: 'ORIGINAL',
      退款状态: 'SUCCESS',
    };
    const sum = { 退款金额: yuan(trade.fen), 申请退款金额: yuan(trade.fen) };
    return row({ ...columnsOf(trade), ...about, ...sum, 应结订单金额: none, 订单金额: none });
  });
  const [taken, given] = [sumOf(payments), sumOf(refunds)];
  const total = [String(paid.length + back.length), taken, given, none, none, taken, given];
  return `${[headings, ...paid, ...back, sums, line(total)].join('\r\n')}\r\n`;
}
