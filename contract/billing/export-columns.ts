/** Columns of the file of orders. */
export const orderExportColumns = [
  'number',
  'plan',
  'months',
  'amount',
  'refunded',
  'state',
  'channel',
  'transaction',
  'orderedBy',
  'orderedAt',
  'paidAt',
  'endsAt',
] as const;
