import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { OperationEntry } from '../../activity/audit-log/service.ts';
import type { LinkColumns } from './queries.ts';

export const recordOf = (action: OperationAction, link: { id: number; name: string }) => ({
  action,
  subject: 'shortLink',
  subjectId: link.id,
  subjectName: link.name,
});

/** @param creator the owner's name; null if there is none */
export const recordedOf = (
  link: LinkColumns,
  creator: string | null,
): NonNullable<OperationEntry['after']> => ({
  name: link.name,
  productType: link.product_type,
  description: link.description,
  targetUrl: link.target_url,
  iosUrl: link.ios_url,
  androidUrl: link.android_url,
  desktopUrl: link.desktop_url,
  expiresAt: link.expires_at?.toISOString() ?? null,
  tags: link.tags.join(', '),
  creator,
});
