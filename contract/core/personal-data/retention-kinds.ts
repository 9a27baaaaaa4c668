/** Kinds of data that age, in the order in which the privacy policy names them. */
export const retentionKinds = [
  'operationValues',
  'notifications',
  'backgroundTasks',
  'exportFiles',
  'importFiles',
  'unfinishedImports',
  'mailContents',
  'unansweredThreads',
  'visits',
  'sharedPages',
  'paymentNotices',
  'ads',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Days for which a team keeps single visits of its short links. */
export const visitRetention = { min: 7, max: 1095, standard: 365 } as const;
