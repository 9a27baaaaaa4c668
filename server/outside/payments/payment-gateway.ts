/**
 * An outside service that takes payments for orders. Callers know only this interface; each service has its own
 * implementation. Amounts are integers in fen; order and refund numbers are ours.
 */
export interface PaymentGateway {
  readonly channel: PaymentChannel;
  /** Begins a payment. Called again for the same order and sum, it is the same payment. @throws PaymentFault */
  begin(payment: PaymentToBegin): Promise<{
    /** What the payer's phone reads from a QR code. */
    codeUrl: string;
  }>;
  /** Returns a payment's state at the service; null if it knows none of this number. @throws PaymentFault */
  queryOrder(orderNo: string): Promise<GatewayPayment | null>;
  /** Closes a payment, so that nobody can pay it. @throws PaymentFault `paid` if somebody already has */
  close(orderNo: string): Promise<void>;
  /** Refunds money; called again with the same number, it is the same refund. @throws PaymentFault */
  refund(refund: RefundToBegin): Promise<GatewayRefund>;
  /** Returns a refund's state; null if the service knows none of this number. @throws PaymentFault */
  queryRefund(refundNo: string): Promise<GatewayRefund | null>;
  /** Reads a call by the service. @throws NotificationFault if it is not the service's own, or is outdated */
  readNotification(call: NotificationCall): Promise<GatewayNotice>;
  /** Returns the successful payments and refunds of a day in China. @throws PaymentFault `not_ready` if too early */
  bill(day: string): Promise<BillLine[]>;
}

const paymentChannels = ['wechat'] as const;
type PaymentChannel = (typeof paymentChannels)[number];

interface PaymentToBegin {
  orderNo: string;
  /** What the payer reads; longer ones are cut. */
  description: string;
  fen: number;
  /** Nobody can pay after this time. */
  expiresAt: Date;
}

const paymentStates = ['waiting', 'paid', 'closed', 'refunded', 'failed'] as const;
export type PaymentState = (typeof paymentStates)[number];

export interface GatewayPayment {
  orderNo: string;
  /** `refunded`: it was paid, and some or all of it was refunded. */
  state: PaymentState;
  /** The service's own number; empty while nobody paid. */
  transactionId: string;
  /** The amount of the order; null if nobody paid. */
  fen: number | null;
  currency: string;
  paidAt: Date | null;
  /** The service's id of the payer. */
  payer: string;
}

interface RefundToBegin {
  /** The service's own number of the payment: an order that was paid twice has two. */
  transactionId: string;
  refundNo: string;
  /** The amount to refund, and the whole amount that was paid. */
  fen: number;
  paidFen: number;
  reason: string;
}

const refundStates = ['processing', 'done', 'closed', 'abnormal'] as const;
export type RefundState = (typeof refundStates)[number];

export interface GatewayRefund {
  orderNo: string;
  refundNo: string;
  state: RefundState;
  /** The service's own number. */
  refundId: string;
  /** The payment that it gives back. */
  transactionId: string;
  fen: number;
  doneAt: Date | null;
}

export interface NotificationCall {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Exactly as received. */
  body: string;
  now: Date;
}

/** `id` is the same if the service repeats a notice. */
export type GatewayNotice =
  | { id: string; about: 'payment'; payment: GatewayPayment }
  | { id: string; about: 'refund'; refund: GatewayRefund };

export interface BillLine {
  kind: 'payment' | 'refund';
  orderNo: string;
  transactionId: string;
  /** Empty for a payment. */
  refundNo: string;
  /** For a payment the order's amount, for a refund what was refunded. */
  fen: number;
  at: Date;
}

export type PaymentFaultReason =
  /** No answer in time, or the service is temporarily unavailable. Whether it did what was requested is unknown. */
  | 'unreachable'
  /** The answer is not the service's own, or makes no sense. */
  | 'untrusted'
  /** The settings are wrong: `detail` says which. */
  | 'settings'
  | 'paid'
  | 'closed'
  /** The bill of the day does not exist yet. */
  | 'not_ready'
  | 'refused';

/** The service did not do what was requested. The message is for the log and contains no secret. */
export class PaymentFault extends Error {
  readonly reason: PaymentFaultReason;
  constructor(reason: PaymentFaultReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}

export type NotificationFaultReason = 'headers' | 'serial' | 'signature' | 'time' | 'content' | 'merchant';

/** A call that cannot be trusted; it changes nothing and is recorded. */
export class NotificationFault extends Error {
  readonly reason: NotificationFaultReason;
  constructor(reason: NotificationFaultReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}
