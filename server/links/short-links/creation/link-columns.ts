import type { LinkFields } from '../../../../contract/links/short-links.ts';
import type { LinkColumns } from '../queries.ts';

/** Converts fields to columns: only an app link has targets by system, and duplicate tags are dropped. */
export function columnsOf(fields: Omit<LinkFields, 'creatorId'>): Omit<LinkColumns, 'creator_id'> {
  const isApp = fields.productType === 'app';
  return {
    name: fields.name,
    product_type: fields.productType,
    description: fields.description,
    target_url: fields.targetUrl,
    ios_url: isApp ? fields.iosUrl : '',
    android_url: isApp ? fields.androidUrl : '',
    desktop_url: isApp ? fields.desktopUrl : '',
    expires_at: fields.expiresAt === null ? null : new Date(fields.expiresAt),
    tags: [...new Set(fields.tags)],
  };
}
