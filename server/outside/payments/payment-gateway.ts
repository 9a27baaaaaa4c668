/**
 * An outside service that takes money for orders. Callers know no more of it than this: another one is another
 * implementation. Amounts are integers in fen; order and refund numbers are ours.
 */
export interface PaymentGateway {
  readonly channel: PaymentChannel;
  /** Begins a payment. Asked again for the same order with the same sum, it is the same payment. @throws PaymentFault */
  begin(payment: PaymentToBegin): Promise<{
    /** What the payer's phone reads from a QR code. */
    codeUrl: string;
  }>;
  /** How a payment stands at the service; null: it knows none of that number. @throws PaymentFault */
  look(orderNo: string): Promise<GatewayPayment | null>;
  /** Nobody can pay it any more. @throws PaymentFault `paid` when somebody was quicker */
  close(orderNo: string): Promise<void>;
  /** Gives money back; asked again under the same number it is the same refund. @throws PaymentFault */
  refund(refund: RefundToBegin): Promise<GatewayRefund>;
  /** Null: the service knows none of that number. @throws PaymentFault */
  lookAtRefund(refundNo: string): Promise<GatewayRefund | null>;
  /** What a call of the service says. @throws NotificationFault for one that is not the service's own, or not of now */
  readNotification(call: NotificationCall): Promise<GatewayNotice>;
  /** Every payment and refund of a day in China that went through. @throws PaymentFault `not_ready` before it is made */
  bill(day: string): Promise<BillLine[]>;
}

export const paymentChannels = ['wechat'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

export interface PaymentToBegin {
  orderNo: string;
  /** What the payer reads; longer ones are cut. */
  description: string;
  fen: number;
  /** Nobody can pay after it. */
  expiresAt: Date;
}

export const paymentStates = ['waiting', 'paid', 'closed', 'refunded', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

export interface GatewayPayment {
  orderNo: string;
  /** `refunded`: it was paid, and some or all of it was given back. */
  state: PaymentState;
  /** The service's own number; empty while nobody paid. */
  transactionId: string;
  /** What the order costs; null where nobody paid. */
  fen: number | null;
  currency: string;
  paidAt: Date | null;
  /** Whom the payer is to the service. */
  payer: string;
}

export interface RefundToBegin {
  orderNo: string;
  refundNo: string;
  /** To give back, and what was paid in all. */
  fen: number;
  paidFen: number;
  reason: string;
}

export const refundStates = ['processing', 'done', 'closed', 'abnormal'] as const;
export type RefundState = (typeof refundStates)[number];

export interface GatewayRefund {
  orderNo: string;
  refundNo: string;
  state: RefundState;
  /** The service's own number. */
  refundId: string;
  fen: number;
  doneAt: Date | null;
}

export interface NotificationCall {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** As it came, to the byte. */
  body: string;
  now: Date;
}

/** `id` is the same when the service says the same again. */
export type GatewayNotice =
  | { id: string; about: 'payment'; payment: GatewayPayment }
  | { id: string; about: 'refund'; refund: GatewayRefund };

export interface BillLine {
  kind: 'payment' | 'refund';
  orderNo: string;
  transactionId: string;
  /** Empty of a payment. */
  refundNo: string;
  /** Of a payment what the order cost, of a refund what was given back. */
  fen: number;
  at: Date;
}

export type PaymentFaultReason =
  /** Nobody answered in time, or the service says that it cannot now. Whether it did what was asked is not known. */
  | 'unreachable'
  /** What was answered is not the service's own, or makes no sense. */
  | 'untrusted'
  /** The settings are wrong: `detail` says which. */
  | 'settings'
  | 'paid'
  | 'closed'
  /** The bill of the day is not made yet. */
  | 'not_ready'
  | 'refused';

/** What the service did not do. The message is for the log and repeats no secret. */
export class PaymentFault extends Error {
  readonly reason: PaymentFaultReason;
  constructor(reason: PaymentFaultReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}

export type NotificationFaultReason = 'headers' | 'serial' | 'signature' | 'time' | 'content' | 'merchant';

/** A call that is not believed; it changes nothing and is written down. */
export class NotificationFault extends Error {
  readonly reason: NotificationFaultReason;
  constructor(reason: NotificationFaultReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}
