import type { EntitlementKey } from './plans.ts';
import type { Lang } from '../core/error-texts.ts';

/** The names of entitlements, for errors and for every page that shows them. */
export const entitlementNames: Record<Lang, Record<EntitlementKey, string>> = {
  zh: {
    'search.platforms': '可搜索平台',
    'search.filters': '筛选条件',
    'search.results': '单次搜索可看结果',
    'search.daily': '每日搜索次数',
    'email.unlock': '每月解锁邮箱',
    'list.count': '收藏夹数量',
    'list.members': '单个收藏夹达人数',
    'favourites.total': '收藏达人总数',
    'mail.daily': '每日发送邮件',
    'sender.count': '发件邮箱数量',
    'subaccount.count': '子账号数量',
    'monitor.projects': '监控项目数量',
    'monitor.links': '单个项目监控链接',
    'shortlink.count': '短链数量',
    'export.rows': '每月导出行数',
    'acquisition.creators': '每月采集达人',
    'red_center.save_koc_task': '数据采集',
  },
  en: {
    'search.platforms': 'Searchable platforms',
    'search.filters': 'Search filters',
    'search.results': 'Results shown per search',
    'search.daily': 'Searches per day',
    'email.unlock': 'Email unlocks per month',
    'list.count': 'Lists',
    'list.members': 'Creators per list',
    'favourites.total': 'Saved creators in total',
    'mail.daily': 'Messages per day',
    'sender.count': 'Senders',
    'subaccount.count': 'Sub-accounts',
    'monitor.projects': 'Monitor projects',
    'monitor.links': 'Links per monitor project',
    'shortlink.count': 'Short links',
    'export.rows': 'Exported rows per month',
    'acquisition.creators': 'Creators collected per month',
    'red_center.save_koc_task': 'Data acquisition',
  },
};
