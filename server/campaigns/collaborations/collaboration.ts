import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { StoredCollaboration } from './queries.ts';

/** What was agreed with one creator in a campaign, and its state. */
export interface CollaborationOf {
  id: number;
  campaignId: number;
  creatorId: number;
  state: CollaborationState;
  stateSince: Date;
  /** In the smallest unit of the currency; null if nothing was agreed yet. */
  feeMinor: number | null;
  currency: Currency;
  product: string;
  carrier: string;
  trackingNumber: string;
  coupon: string;
  shortLinkId: number | null;
  /** Visits by people that the short link must bring; null if there is no goal. */
  visitsGoal: number | null;
  notes: string;
  cancelReason: string;
  termsAcceptedAt: Date | null;
  productSentAt: Date | null;
  checksPassedAt: Date | null;
  visitsReachedAt: Date | null;
  /** Counts changes of its fields, not moves. */
  revision: number;
  /** Null if a reply opened it. */
  createdBy: number | null;
  createdAt: Date;
  changedAt: Date;
}

export const collaborationOf = (row: StoredCollaboration): CollaborationOf => ({
  id: row.id,
  campaignId: row.campaign_id,
  creatorId: row.creator_id,
  state: row.state,
  stateSince: row.state_since,
  feeMinor: row.fee_minor,
  currency: row.currency as Currency,
  product: row.product,
  carrier: row.carrier,
  trackingNumber: row.tracking_number,
  coupon: row.coupon,
  shortLinkId: row.short_link_id,
  visitsGoal: row.visits_goal,
  notes: row.notes,
  cancelReason: row.cancel_reason,
  termsAcceptedAt: row.terms_accepted_at,
  productSentAt: row.product_sent_at,
  checksPassedAt: row.checks_passed_at,
  visitsReachedAt: row.visits_reached_at,
  revision: row.revision,
  createdBy: row.created_by,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});
