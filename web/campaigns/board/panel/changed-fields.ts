/** Fields that the history names. */
export const changedFields = [
  'feeMinor',
  'currency',
  'product',
  'carrier',
  'trackingNumber',
  'coupon',
  'shortLinkId',
  'visitsGoal',
  'notes',
  'deliverables',
] as const;
