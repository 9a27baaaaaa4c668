/** Values of orders for operators that both sides use. Texts are in the i18n of `operations`. */

export const moneyKinds = ['paid', 'refunded'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** `known`: received again; `refused`: not authentic; `failed`: it could not be judged or settled now. */
export const noticeOutcomes = ['taken', 'known', 'refused', 'failed'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

export const billDifferenceKinds = ['onlyInBill', 'onlyHere', 'otherSum'] as const;

/** `closed` and `abnormal` need an operator. */
export const refundStates = ['asked', 'processing', 'done', 'closed', 'abnormal'] as const;

/** How time that is given by hand combines with the time that a team has. */
export const givingHows = ['now', 'behind'] as const;
export type GivingHow = (typeof givingHows)[number];
