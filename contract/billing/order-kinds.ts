/** What both sides say of orders. Words in the i18n of `orders`. */

/** `paying`: a code was given out; `closed`: nobody paid in time, or it was cancelled; `refunded`: what it gave was taken back. */
export const orderStates = ['created', 'paying', 'paid', 'closed', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** What moved an order, or was noticed of it. */
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

/** How somebody asked an operator for money back, or the machine itself did. */
export const refundReasons = ['wrongAmount', 'paidAgain', 'paidLate', 'byOperator'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const invoiceStates = ['requested', 'issued', 'declined'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
/** Of a company with a tax number, or of a person. */
export const invoiceKinds = ['company', 'person'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Of the mail that tells that an order was paid. */
export const orderMailStates = ['waiting', 'sent', 'failed'] as const;
export type OrderMailState = (typeof orderMailStates)[number];

export const orderLimits = {
  /** How long a code can be paid, milliseconds; the gateway's own lasts two hours. */
  payableMs: 30 * 60_000,
  /** Open orders of a team at a time: a new one closes the one before. */
  open: 1,
  titleLength: 100,
  taxNumber: { least: 15, most: 20 },
  emailLength: 254,
  reasonLength: 300,
} as const;
