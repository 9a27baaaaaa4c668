/** How a payment stands on the phone of the sandbox. */
export const phoneStates = ['waiting', 'paid', 'closed', 'expired'] as const;
export type PhoneState = (typeof phoneStates)[number];

/** What the phone of the sandbox can do: what people do, and what must not go wrong with it. */
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

/** In which states each can be done. */
export const deedStates: Record<PhoneDeed, readonly PhoneState[]> = {
  pay: ['waiting'],
  payWrongly: ['waiting'],
  payTwice: ['waiting', 'paid'],
  /** Money that comes after the order was closed or could no longer be paid. */
  payLate: ['closed', 'expired'],
  notifyLate: ['waiting'],
  notifyFiveTimes: ['waiting'],
  neverNotify: ['waiting'],
};

/** `notifyLate` tells it after so many minutes of the sandbox's clock. */
export const lateMinutes = 10;
