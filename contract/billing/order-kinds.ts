/** Values of orders that both sides use. Texts are in the i18n of `orders`. */

/**
 * `paying`: a payment code was issued; `closed`: nobody paid in time, or it was cancelled; `refunded`: the plan time
 * that it gave was withdrawn.
 */
export const orderStates = ['created', 'paying', 'paid', 'closed', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** What changed an order, or was observed. */
export const orderCauses = [
  'ordered',
  'codeGiven',
  'notified',
  'asked',
  'billed',
  'cancelled',
  'expired',
  'closedByGateway',
  'refundAsked',
  'refundNotified',
  'byOperator',
] as const;
export type OrderCause = (typeof orderCauses)[number];

/** Why money was refunded: automatically, or by an operator. */
export const refundReasons = ['wrongAmount', 'paidAgain', 'paidLate', 'byOperator'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const invoiceStates = ['requested', 'issued', 'declined'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
/** For a company with a tax number, or for a person. */
export const invoiceKinds = ['company', 'person'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The state of the mail about a paid order. */
export const orderMailStates = ['waiting', 'sent', 'failed'] as const;
export type OrderMailState = (typeof orderMailStates)[number];

export const orderLimits = {
  /** How long a code can be paid, milliseconds; the gateway's own limit is two hours. */
  payableMs: 30 * 60_000,
  /** Open orders per team: a new one closes the one before. */
  open: 1,
  titleLength: 100,
  taxNumber: { min: 15, max: 20 },
  emailLength: 254,
  reasonLength: 300,
} as const;
