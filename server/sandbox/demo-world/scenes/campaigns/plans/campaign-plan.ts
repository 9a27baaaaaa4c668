/**
 * How far a collaboration comes, in days before the story ends. A step without a day never happens; those that need an
 * earlier one have it.
 */
export interface CardPlan {
  /** Number in the campaign: of the creator, the coupon and the parcel. */
  member: number;
  /** What the fee comes to for a thousand plays of a usual post of the creator, in RMB; 0 before it was named. */
  cpm: number;
  /** When talks begin. */
  opened: number;
  agreed?: number;
  sent?: number;
  draft?: number;
  /** The first draft is sent back, and a second one follows. */
  isChanged?: boolean;
  approved?: number;
  /** The creator gives the address of the newest post. */
  published?: number;
  /** The fee is due so many days after publication. */
  termDays?: number;
  /** Its payment is approved. */
  cleared?: number;
  paid?: number;
  closed?: number;
  cancelled?: number;
  reason?: string;
  /** The short link of the creator, by its key. */
  link?: string;
}

export interface CampaignPlan {
  key: string;
  by: string;
  list: string;
  platform: 'youtube' | 'tiktok' | 'instagram';
  name: string;
  product: string;
  productPath: string;
  brief: readonly string[];
  regions: string[];
  /** Days before the story ends; negative: after. */
  made: number;
  begins: number;
  ends: number;
  goals: { posts: number; clicks: number };
  editors: readonly string[];
  /** For how long posts have to stay online. */
  onlineDays: number;
  /** Coupon codes of its creators begin with it. */
  coupon: string;
  cards: readonly CardPlan[];
}
