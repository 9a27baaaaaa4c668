/** What both sides say of orders to an operator. Words in the i18n of `operations`. */

export const moneyKinds = ['paid', 'refunded'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** `known`: told again; `refused`: not believed; `failed`: it could not be judged or settled now. */
export const noticeOutcomes = ['taken', 'known', 'refused', 'failed'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

export const billDifferenceKinds = ['onlyInBill', 'onlyHere', 'otherSum'] as const;

/** `closed` and `abnormal` want an operator. */
export const refundStates = ['asked', 'processing', 'done', 'closed', 'abnormal'] as const;

/** How time that is given by hand stands to what a team has. */
export const givingHows = ['now', 'behind'] as const;
export type GivingHow = (typeof givingHows)[number];
