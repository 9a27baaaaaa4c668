import type { Lang } from '../../core/error-texts.ts';
import type { CreatorStatus } from './team-creators.ts';

/** The team's status of a creator, for pages and for files. */
export const creatorStatusNames: Record<Lang, Record<CreatorStatus, string>> = {
  zh: {
    new: '未联系',
    contacted: '已联系',
    replied: '已回复',
    negotiating: '洽谈中',
    agreed: '已合作',
    rejected: '已拒绝',
  },
  en: {
    new: 'New',
    contacted: 'Contacted',
    replied: 'Replied',
    negotiating: 'Negotiating',
    agreed: 'Agreed',
    rejected: 'Rejected',
  },
};
