/** What is held about a person, by the names that operators and certificates use. */
export const dataKinds = [
  'profile',
  'posts',
  'teamNotes',
  'lists',
  'imports',
  'mail',
  'inbox',
  'links',
  'monitoring',
  'campaigns',
  'payments',
  'files',
  'log',
  'sandbox',
  'other',
] as const;
export type DataKind = (typeof dataKinds)[number];

export const dataKindTexts: Record<'zh' | 'en', Record<DataKind, string>> = {
  zh: {
    profile: '达人资料',
    posts: '作品',
    teamNotes: '团队的备注、标签与联系邮箱',
    lists: '收藏夹、报告与采集',
    imports: '导入记录',
    mail: '群发邮件',
    inbox: '收件箱与单封邮件',
    links: '短链',
    monitoring: '监控',
    campaigns: '推广任务与合作',
    payments: '费用与账目',
    files: '文件',
    log: '操作记录与通知',
    sandbox: '沙盒',
    other: '其他',
  },
  en: {
    profile: 'Creator profile',
    posts: 'Posts',
    teamNotes: 'Notes, tags and contact emails of teams',
    lists: 'Lists, reports and acquisitions',
    imports: 'Imports',
    mail: 'Email tasks',
    inbox: 'Inbox and one-to-one emails',
    links: 'Short links',
    monitoring: 'Monitoring',
    campaigns: 'Campaigns and collaborations',
    payments: 'Costs and ledgers',
    files: 'Files',
    log: 'Operation records and notifications',
    sandbox: 'Sandbox',
    other: 'Other',
  },
};

/** Of how many rows of a kind this was done. */
export const erasureDeeds = ['deleted', 'cleared', 'rewritten'] as const;
export type ErasureDeed = (typeof erasureDeeds)[number];

/** `cleared`: the row stays because something counts it, without the person; `rewritten`: a quote was taken out. */
export const erasureDeedTexts: Record<'zh' | 'en', Record<ErasureDeed, string>> = {
  zh: { deleted: '已删除', cleared: '已去除身份', rewritten: '已改写' },
  en: { deleted: 'deleted', cleared: 'anonymised', rewritten: 'rewritten' },
};
