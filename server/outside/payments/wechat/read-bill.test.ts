import { expect, test } from 'vitest';
import { fenOf, readBill } from './read-bill.ts';

/** As the documentation of `bill_type=ALL` lists the columns. */
const headings =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const paid =
  '`2026-11-22 22:10:10,`wxd678efh567hg6787,`1230000109,`0,`,`4200001,`SB1,`oUp,`NATIVE,`SUCCESS,`CMC,`CNY,`2562.15,`0.00,`0,`0,`0.00,`0.00,`,`,`Starbridge 专业版,`,`15.37000,`0.60%,`2562.15,`0.00,`';
const refunded =
  '`2026-11-22 23:59:59,`wxd678efh567hg6787,`1230000109,`0,`,`4200001,`SB1,`oUp,`NATIVE,`REFUND,`CMC,`CNY,`0.00,`0.00,`50300,`SB1R1,`0.07,`0.00,`ORIGINAL,`SUCCESS,`Starbridge 专业版,`,`0.00,`0.60%,`0.00,`0.07,`';
const sums = (count: number) =>
  `总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额\r\n\`${count},\`2562.15,\`0.07,\`0.00,\`15.37,\`2562.15,\`0.07\r\n`;
const bill = (...lines: string[]) => `\uFEFF${[headings, ...lines, sums(lines.length)].join('\r\n')}`;

test('payments and refunds are read to the fen, with their moments in China', () => {
  expect(readBill(bill(paid, refunded))).toEqual([
    {
      kind: 'payment',
      orderNo: 'SB1',
      transactionId: '4200001',
      refundNo: '',
      fen: 256_215,
      at: new Date('2026-11-22T14:10:10Z'),
    },
    {
      kind: 'refund',
      orderNo: 'SB1',
      transactionId: '4200001',
      refundNo: 'SB1R1',
      fen: 7,
      at: new Date('2026-11-22T15:59:59Z'),
    },
  ]);
});

test('a day without trades is empty', () => {
  expect(readBill(bill())).toEqual([]);
});

test.each([
  ['lacks a column', bill(paid).replace('商户订单号', '订单号')],
  ['breaks off', [headings, paid].join('\r\n')],
  ['lacks lines', [headings, paid, sums(2)].join('\r\n')],
  ['has the sum', bill(paid.replaceAll('2562.15', '2.562,15'))],
])('a bill that %s is not believed', (what, text) => {
  expect(() => readBill(text)).toThrow(what);
});

test.each([
  ['0.00', 0],
  ['0.01', 1],
  ['0.1', 10],
  ['19.99', 1999],
  ['1', 100],
  ['-3.20', -320],
  ['90071992547409.91', 9_007_199_254_740_991],
])('%s yuan are %d fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen);
});
