import type { LeaveOutReason } from '../mail-tasks/draft-recipients.ts';
import type { Lang } from '../../core/error-texts.ts';
import type { Outcome } from './recipient-outcomes.ts';
import type { EndReason } from '../mail-states.ts';

/** The outcomes of mail to a recipient, for pages and for files. */
export const outcomeNames: Record<Lang, Record<Outcome, string>> = {
  zh: {
    success: '发送成功',
    fail: '发送失败',
    read: '已读',
    unread: '未读',
    bounced: '退信',
    readNoReply: '已读未回',
    replied: '已回复',
    notReplied: '未回复',
  },
  en: {
    success: 'Success',
    fail: 'Failed',
    read: 'Read',
    unread: 'Unread',
    bounced: 'Bounced',
    readNoReply: 'Read, no reply',
    replied: 'Replied',
    notReplied: 'Not replied',
  },
};

/** Why nothing more is sent to a recipient. */
export const endReasonNames: Record<Lang, Record<EndReason, string>> = {
  zh: {
    completed: '全部轮次已完成',
    replied: '已回复，不再跟进',
    bounced: '退信，不再跟进',
    unsubscribed: '已退订，不再跟进',
    suppressed: '在拒收名单中',
    blocked: '在黑名单中',
    failed: '发送失败',
    cancelled: '任务已取消',
    excluded: '已从推广任务中排除',
  },
  en: {
    completed: 'All rounds done',
    replied: 'Replied: no more follow-ups',
    bounced: 'Bounced: no more follow-ups',
    unsubscribed: 'Unsubscribed: no more follow-ups',
    suppressed: 'Suppressed address',
    blocked: 'On the blacklist',
    failed: 'Not sent',
    cancelled: 'Task cancelled',
    excluded: 'Excluded from the campaign',
  },
};

/** Why nothing was sent to a recipient from the start. */
export const leaveOutNames: Record<Lang, Record<LeaveOutReason, string>> = {
  zh: {
    noAddress: '没有邮箱',
    locked: '邮箱未解锁',
    invalid: '地址无效',
    duplicate: '地址重复',
    blocked: '在黑名单中',
    excluded: '已被推广任务排除',
    suppressed: '在拒收名单中',
    bounced: '曾经退信',
    contacted: '30 天内联系过',
  },
  en: {
    noAddress: 'No address',
    locked: 'Address locked',
    invalid: 'Invalid address',
    duplicate: 'Duplicate',
    blocked: 'Blacklisted',
    excluded: 'Excluded from campaign',
    suppressed: 'Suppressed',
    bounced: 'Bounced before',
    contacted: 'Contacted within 30 days',
  },
};
