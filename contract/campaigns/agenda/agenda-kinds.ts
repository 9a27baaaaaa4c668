/**
 * Values of dated items, payments and waiting work that both sides use. Texts are in the i18n of `agenda` and
 * `payables`.
 */

/** Items of a calendar: a draft or a post that is due, a payment, the end of a campaign. */
export const agendaKinds = ['draft', 'post', 'payment', 'campaignEnd'] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** The most days in one calendar request. */
export const maxAgendaDays = 62;

/** What waits for a member of the team, besides dated items. */
export const workSteps = [
  'reply',
  'enterFee',
  'agree',
  'sendProduct',
  'reviewDraft',
  'failedChecks',
  'planPayment',
  'approvePayment',
  'pay',
  'overdueDraft',
  'overduePost',
] as const;
export type WorkStep = (typeof workSteps)[number];

/** `waiting`: the state that makes it due is not reached; `overdue`: its day is over. */
export const dueStates = ['none', 'waiting', 'due', 'overdue'] as const;
export type DueState = (typeof dueStates)[number];
