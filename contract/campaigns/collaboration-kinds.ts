/** Values of collaborations that both sides use. Texts are in the i18n of `collaborations`. */

/** The columns of the board, in order. */
export const collaborationStates = [
  'negotiating',
  'agreed',
  'productSent',
  'draftDue',
  'draftApproved',
  'published',
  'checked',
  'paid',
  'closed',
  'cancelled',
] as const;
export type CollaborationState = (typeof collaborationStates)[number];

/** Events that move cards automatically. */
export const collaborationSigns = [
  'replied',
  'termsAccepted',
  'productSent',
  'draftHandedIn',
  'draftApproved',
  'postFound',
  'checksPassed',
  'visitsReached',
  'allPaid',
] as const;
export type CollaborationSign = (typeof collaborationSigns)[number];

export const deliverableKinds = ['video', 'shortVideo', 'image', 'story', 'live', 'other'] as const;
export type DeliverableKind = (typeof deliverableKinds)[number];

export const draftStates = ['waiting', 'approved', 'changesWanted'] as const;
export type DraftState = (typeof draftStates)[number];

/** `waiting`: some requirement cannot be judged yet. */
export const checkSums = ['passed', 'failed', 'waiting'] as const;
export type CheckSum = (typeof checkSums)[number];

export const postGivers = ['team', 'creator', 'monitor'] as const;

/** The entries of the history; a move says what caused it: an account, or a sign. */
export const collaborationEventKinds = [
  'added',
  'moved',
  'changed',
  'termsAccepted',
  'detailsGiven',
  'draftHandedIn',
  'draftDecided',
  'commented',
  'postGiven',
  'postFound',
  'fileAdded',
  'fileRemoved',
  'payableAdded',
  'payableChanged',
  'paid',
  'pageMade',
  'pageRevoked',
] as const;
export type CollaborationEventKind = (typeof collaborationEventKinds)[number];

export const payableStates = ['planned', 'approved', 'paid', 'cancelled'] as const;
export type PayableState = (typeof payableStates)[number];

/** What makes a payable due: only its day, or a state of the collaboration from which its day counts. */
export const payableDueWhen = ['date', 'agreed', 'published', 'checked'] as const;
export type PayableDueWhen = (typeof payableDueWhen)[number];

export const collaborationLimits = {
  /** Per campaign. */
  max: 5000,
  deliverables: 20,
  payables: 50,
  titleLength: 120,
  productLength: 200,
  trackingLength: 80,
  couponLength: 60,
  notesLength: 10_000,
  commentLength: 2000,
  drafts: 100,
  reasonLength: 300,
  /** Cards of a column per request. */
  cardsAtOnce: 50,
} as const;
