import type { CollaborationFields } from '../../../contract/campaigns/collaborations.ts';
import { codedAmount } from '../../../contract/monitoring/effects/effect-money.ts';
import type { CollaborationOf } from './collaboration.ts';

type Plain = Omit<CollaborationFields, 'deliverables'>;

const names = [
  'feeMinor',
  'currency',
  'product',
  'carrier',
  'trackingNumber',
  'coupon',
  'shortLinkId',
  'visitsGoal',
  'notes',
] as const satisfies readonly (keyof Plain)[];
export type PlainName = (typeof names)[number];

/** Names of the fields that differ, in form order. */
export const changedNames = (before: CollaborationOf, after: Plain): PlainName[] =>
  names.filter(name => before[name] !== after[name]);

export const columnsOf = (fields: Plain) => ({
  fee_minor: fields.feeMinor,
  currency: fields.currency,
  product: fields.product,
  carrier: fields.carrier,
  tracking_number: fields.trackingNumber,
  coupon: fields.coupon,
  short_link_id: fields.shortLinkId,
  visits_goal: fields.visitsGoal,
  notes: fields.notes,
});

const longestRecorded = 200;

/** The fields for the audit log. */
export const recordedOf = ({ notes, ...fields }: Plain, deliverables: number) => ({
  fee: codedAmount(fields.feeMinor, fields.currency),
  product: fields.product,
  carrier: fields.carrier,
  trackingNumber: fields.trackingNumber,
  couponCode: fields.coupon,
  shortLinkId: fields.shortLinkId,
  visitsGoal: fields.visitsGoal,
  deliverables,
  note: notes.slice(0, longestRecorded),
});
