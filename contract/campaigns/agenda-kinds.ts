/** What both sides say of days, payments and work that waits. Words in the i18n of `agenda` and `payables`. */

/** What stands in a calendar: a draft or a post that is due, a payment, the end of a campaign. */
export const agendaKinds = ['draft', 'post', 'payment', 'campaignEnd'] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** Days that a calendar tells at once. */
export const mostAgendaDays = 62;

/** What waits for somebody of the team, besides what has a day. */
export const workSteps = [
  'reply',
  'agree',
  'sendProduct',
  'reviewDraft',
  'failedChecks',
  'approvePayment',
  'pay',
  'overdueDraft',
  'overduePost',
] as const;
export type WorkStep = (typeof workSteps)[number];

/** `waiting`: what makes it due has not happened; `overdue`: its day is over. */
export const dueStates = ['none', 'waiting', 'due', 'overdue'] as const;
export type DueState = (typeof dueStates)[number];
