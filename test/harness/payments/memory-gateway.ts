import {
  NotificationFault,
  PaymentFault,
  type BillLine,
  type GatewayPayment,
  type GatewayRefund,
  type NotificationCall,
  type PaymentGateway,
} from '../../../server/outside/payments/payment-gateway.ts';

interface Held {
  orderNo: string;
  fen: number;
  isClosed: boolean;
  /** Received payments, newest last. */
  paid: GatewayPayment[];
}

/** A gateway in memory that is exact to the fen; its notifications are JSON with a word as signature. */
export interface MemoryGateway extends PaymentGateway {
  held: Map<string, Held>;
  refunds: Map<string, GatewayRefund>;
  /** The failures of the next calls, in order. */
  faults: PaymentFault[];
  /** Executes the calls, then loses the responses. */
  losesAnswers: boolean;
  /** Refunds stay pending until `finishRefunds`. */
  isSlow: boolean;
  calls: string[];
  /** The payer pays. @returns the payment as notified */
  pay(orderNo: string, at: Date, change?: Partial<GatewayPayment>): GatewayPayment;
  finishRefunds(at: Date): GatewayRefund[];
  /** The balance at the gateway: payments minus refunds. */
  balance(): number;
  balanceOf(orderNo: string): number;
}

const waiting = { transactionId: '', fen: null, currency: 'CNY', paidAt: null, payer: '' } as const;

export function memoryGateway(clock: () => Date): MemoryGateway {
  let transactions = 0;
  const gateway: MemoryGateway = {
    channel: 'wechat',
    held: new Map(),
    refunds: new Map(),
    faults: [],
    losesAnswers: false,
    isSlow: false,
    calls: [],
    begin: async ({ orderNo, fen }) => {
      called('begin', orderNo);
      const known = gateway.held.get(orderNo);
      if (known?.isClosed) throw new PaymentFault('closed', orderNo);
      if (known?.paid.length) throw new PaymentFault('paid', orderNo);
      if (!known) gateway.held.set(orderNo, { orderNo, fen, isClosed: false, paid: [] });
      return answered({ codeUrl: `weixin://wxpay/bizpayurl?pr=${orderNo}` });
    },
    queryOrder: async orderNo => {
      called('queryOrder', orderNo);
      const known = gateway.held.get(orderNo);
      if (!known) return answered(null);
      const paid = known.paid.at(-1);
      if (paid) return answered({ ...paid });
      return answered({ orderNo, state: known.isClosed ? 'closed' : 'waiting', ...waiting });
    },
    close: async orderNo => {
      called('close', orderNo);
      const known = gateway.held.get(orderNo);
      if (known?.paid.length) throw new PaymentFault('paid', orderNo);
      if (known) known.isClosed = true;
      return answered(undefined);
    },
    refund: async ({ transactionId, refundNo, fen }) => {
      called('refund', refundNo);
      const known = gateway.refunds.get(refundNo);
      if (known) return answered({ ...known });
      const payments = [...gateway.held.values()].flatMap(({ paid }) => paid);
      const payment = payments.find(each => each.transactionId === transactionId);
      const orderNo = payment?.orderNo ?? '';
      const given = [...gateway.refunds.values()].filter(each => each.transactionId === transactionId);
      const left = given.reduce((sum, each) => sum - each.fen, payment?.fen ?? 0);
      if (fen > left) throw new PaymentFault('refused', `${fen} of ${left}`);
      const done = { state: 'done', doneAt: clock() } as const;
      const state = gateway.isSlow ? ({ state: 'processing', doneAt: null } as const) : done;
      const of = { orderNo, refundNo, transactionId };
      const refund: GatewayRefund = { ...of, refundId: `r${refundNo}`, fen, ...state };
      gateway.refunds.set(refundNo, refund);
      return answered({ ...refund });
    },
    queryRefund: async refundNo => {
      called('queryRefund', refundNo);
      const known = gateway.refunds.get(refundNo);
      return answered(known ? { ...known } : null);
    },
    readNotification: async ({ headers, body }: NotificationCall) => {
      if (headers['x-signed'] !== 'truly') throw new NotificationFault('signature', 'not ours');
      return JSON.parse(body, (name, value: unknown) =>
        name.endsWith('At') && typeof value === 'string' ? new Date(value) : value,
      ) as Awaited<ReturnType<PaymentGateway['readNotification']>>;
    },
    bill: async () => {
      called('bill', '');
      const payments: BillLine[] = [...gateway.held.values()].flatMap(({ paid }) =>
        paid.map(({ orderNo, transactionId, fen, paidAt }) => ({
          kind: 'payment' as const,
          orderNo,
          transactionId,
          refundNo: '',
          fen: fen ?? 0,
          at: paidAt ?? clock(),
        })),
      );
      const refunds: BillLine[] = [...gateway.refunds.values()]
        .filter(({ state }) => state === 'done')
        .map(({ orderNo, refundNo, transactionId, fen, doneAt }) => ({
          kind: 'refund' as const,
          orderNo,
          transactionId,
          refundNo,
          fen,
          at: doneAt ?? clock(),
        }));
      return answered([...payments, ...refunds]);
    },
    pay(orderNo, at, change = {}) {
      const known = gateway.held.get(orderNo) ?? { orderNo, fen: 1, isClosed: false, paid: [] };
      gateway.held.set(orderNo, known);
      const payment: GatewayPayment = {
        orderNo,
        state: 'paid',
        transactionId: `42000${String(++transactions).padStart(12, '0')}`,
        fen: known.fen,
        currency: 'CNY',
        paidAt: at,
        payer: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
        ...change,
      };
      known.paid.push(payment);
      return payment;
    },
    finishRefunds(at) {
      const done = [...gateway.refunds.values()].filter(({ state }) => state === 'processing');
      for (const refund of done) Object.assign(refund, { state: 'done', doneAt: at });
      return done.map(refund => ({ ...refund }));
    },
    balanceOf(orderNo) {
      const came = (gateway.held.get(orderNo)?.paid ?? []).reduce((sum, { fen }) => sum + (fen ?? 0), 0);
      const went = [...gateway.refunds.values()].filter(refund => refund.orderNo === orderNo);
      return came - went.reduce((sum, { fen }) => sum + fen, 0);
    },
    balance: () => [...gateway.held.keys()].reduce((sum, orderNo) => sum + gateway.balanceOf(orderNo), 0),
  };

  function called(name: string, of: string): void {
    gateway.calls.push(`${name} ${of}`.trim());
    const fault = gateway.faults.shift();
    if (fault) throw fault;
  }
  function answered<T>(value: T): T {
    if (gateway.losesAnswers) throw new PaymentFault('unreachable', 'the answer was lost');
    return value;
  }
  return gateway;
}
