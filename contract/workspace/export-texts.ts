import type { Lang } from '../core/error-texts.ts';
import type { ExportTable } from './exports.ts';

/** The names of tables that can be exported. */
export const exportTableNames: Record<Lang, Record<ExportTable, string>> = {
  zh: {
    creators: '达人',
    listMembers: '收藏夹达人',
    blocklist: '黑名单',
    operationRecords: '操作记录',
    listImportRows: '导入明细',
    mailRecipients: '邮件任务收件人',
    orders: '订单',
    shortLinks: '短链',
    visits: '访问记录',
    effects: '项目效果',
    briefChecks: '检查清单',
    monitoredPosts: '监控作品',
    payables: '付款明细',
  },
  en: {
    creators: 'Creators',
    listMembers: 'List creators',
    blocklist: 'Blacklist',
    operationRecords: 'Operation records',
    listImportRows: 'Import rows',
    mailRecipients: 'Email task recipients',
    orders: 'Orders',
    shortLinks: 'Short links',
    visits: 'Visit log',
    effects: 'Project effects',
    briefChecks: 'Brief checks',
    monitoredPosts: 'Monitored posts',
    payables: 'Payables',
  },
};
