/** Columns of the file of the audit log. A key may become several columns. */
export const recordExportColumns = [
  'at',
  'account',
  'action',
  'subject',
  'changes',
  'address',
  'agent',
] as const;
