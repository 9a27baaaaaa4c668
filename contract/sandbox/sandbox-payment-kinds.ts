/** The state of a payment on the sandbox's phone. */
export const phoneStates = ['waiting', 'paid', 'closed', 'expired'] as const;
export type PhoneState = (typeof phoneStates)[number];

/** What the sandbox's phone can do: what people do, and what the product must handle correctly. */
export const phoneDeeds = [
  'pay',
  'payWrongly',
  'payTwice',
  'payLate',
  'notifyLate',
  'notifyFiveTimes',
  'neverNotify',
] as const;
export type PhoneDeed = (typeof phoneDeeds)[number];

/** The states in which each action is possible. */
export const deedStates: Record<PhoneDeed, readonly PhoneState[]> = {
  pay: ['waiting'],
  payWrongly: ['waiting'],
  payTwice: ['waiting', 'paid'],
  /** A payment after the order was closed or expired. */
  payLate: ['closed', 'expired'],
  notifyLate: ['waiting'],
  notifyFiveTimes: ['waiting'],
  neverNotify: ['waiting'],
};

/** `notifyLate` reports it after this many minutes of the sandbox's clock. */
export const lateMinutes = 10;
