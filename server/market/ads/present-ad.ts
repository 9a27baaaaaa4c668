import type { Ad } from '../../../contract/market/ads.ts';
import type { AdRow } from './load-ads.queries.ts';

export const presentAd = (row: AdRow): Ad => ({
  id: row.id,
  platform: row.platform,
  adId: row.library_id,
  advertiser: row.advertiser,
  paidBy: row.paid_by,
  firstShownOn: row.first_shown_on,
  lastShownOn: row.last_shown_on,
  isActive: row.is_active,
  reachText: row.reach_text,
  reach: row.reach,
  regions: row.regions.toSorted(),
  seenAt: row.seen_at.toISOString(),
});
