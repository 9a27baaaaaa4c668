import type { Lang } from '../core/error-texts.ts';

/** What a member may be given a monthly quota of; this file needs no schema library. */
export const quotaKinds = ['emails', 'mails', 'rows'] as const;
export type QuotaKind = (typeof quotaKinds)[number];

/** The entitlement of the team that counts it. */
export const entitlementOfQuota = {
  emails: 'email.unlock',
  mails: 'mail.daily',
  rows: 'export.rows',
} as const satisfies Record<QuotaKind, string>;

export const maxQuota = 1_000_000_000;

export const quotaNames: Record<Lang, Record<QuotaKind, string>> = {
  zh: { emails: '解锁邮箱', mails: '发送邮件', rows: '导出行数' },
  en: { emails: 'Email unlocks', mails: 'Messages sent', rows: 'Exported rows' },
};
