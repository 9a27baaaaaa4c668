import type { Permission } from '../../../contract/core/roles/permissions.ts';
import type { ClosedPage, MenuEntry } from '../../../contract/workspace/team.ts';

export interface Entry extends Omit<MenuEntry, 'id' | 'children'> {
  /** Whom it is for; without, for every account. */
  for?: ClosedPage['for'];
  /** Who may open it too; who may not is told of the first. */
  orFor?: readonly Permission[];
  children?: Entry[];
}

/** Every page behind the sign-in, in the order of the sidebar; `component` is a key of web/app/menu-routes.tsx. */
export const entries: readonly Entry[] = [
  { name: '首页', label: 'Home', path: '/home', component: 'home', icon: 'home' },
  {
    name: '发现',
    label: 'Discover',
    path: '',
    component: '',
    icon: 'compass',
    children: [
      {
        name: '达人搜索',
        label: 'Creator search',
        path: '/bloggerSearch/tiktok',
        component: 'creatorSearch',
        icon: 'search',
      },
      { name: '热门视频', label: 'Hot videos', path: '/rankingVideo', component: 'hotVideos', icon: 'video' },
      {
        name: '达人榜',
        label: 'Top creators',
        path: '/rankingCreator',
        component: 'topCreators',
        icon: 'trophy',
      },
      { name: '热门标签', label: 'Hot tags', path: '/rankingTag', component: 'hotTags', icon: 'hash' },
      { name: '热门广告', label: 'Hot ads', path: '/rankingAd', component: 'hotAds', icon: 'ad' },
    ],
  },
  {
    name: '达人中心',
    label: 'Creator hub',
    path: '',
    component: '',
    icon: 'id',
    children: [
      { name: '收藏夹', label: 'Lists', path: '/favorites', component: 'lists', icon: 'list' },
      { name: '黑名单', label: 'Blacklist', path: '/blacklist', component: 'blocklist', icon: 'ban' },
      { name: '导入记录', label: 'Imports', path: '/importRecord', component: 'listImports', icon: 'import' },
      {
        name: '数据采集',
        label: 'Data acquisition',
        path: '/dataCollect',
        component: 'dataAcquisition',
        icon: 'collect',
        for: 'plan',
      },
    ],
  },
  {
    name: '邮件中心',
    label: 'Email',
    path: '',
    component: '',
    icon: 'mail',
    children: [
      {
        name: '邮件任务',
        label: 'Tasks',
        path: '/mailTask',
        component: 'mailTasks',
        icon: 'send',
        for: 'mail.read',
      },
      { name: '收件箱', label: 'Inbox', path: '/inbox', component: 'inbox', icon: 'inbox', for: 'mail.read' },
      {
        name: '发件箱',
        label: 'Outbox',
        path: '/outbox',
        component: 'outbox',
        icon: 'forward',
        for: 'mail.read',
      },
      { name: '草稿', label: 'Drafts', path: '/draft', component: 'drafts', icon: 'draft', for: 'mail.read' },
      { name: '模板', label: 'Templates', path: '/template', component: 'templates', icon: 'template' },
      { name: '发件设置', label: 'Senders', path: '/sender', component: 'senders', icon: 'settings' },
      {
        name: '拒收名单',
        label: 'Suppressed addresses',
        path: '/suppression',
        component: 'suppressions',
        icon: 'ban',
        for: 'mail.read',
      },
    ],
  },
  {
    name: '追踪',
    label: 'Track',
    path: '',
    component: '',
    icon: 'chart',
    children: [
      { name: '短链', label: 'Short links', path: '/shortDetail', component: 'shortLinks', icon: 'link' },
      { name: '内容监控', label: 'Content', path: '/monitorDetail', component: 'monitors', icon: 'monitor' },
      {
        name: '效果监控',
        label: 'Effect',
        path: '/effectDetail',
        component: 'effects',
        icon: 'effect',
        for: 'money.read',
      },
    ],
  },
  {
    name: '推广',
    label: 'Promote',
    path: '',
    component: '',
    icon: 'promote',
    children: [
      {
        name: '推广任务',
        label: 'Campaigns',
        path: '/campaignDetail',
        component: 'campaigns',
        icon: 'promote',
      },
      { name: '日历', label: 'Calendar', path: '/calendar', component: 'calendar', icon: 'calendar' },
      {
        name: '付款',
        label: 'Payables',
        path: '/payables',
        component: 'payables',
        icon: 'cash',
        for: 'money.read',
      },
    ],
  },
  {
    name: '团队',
    label: 'Team',
    path: '',
    component: '',
    icon: 'users',
    children: [
      {
        name: '团队管理',
        label: 'Members',
        path: '/teamManage',
        component: 'teamManage',
        icon: 'users',
        for: 'members.manage',
        orFor: ['team.settings', 'security.manage'],
      },
      {
        name: '单点登录',
        label: 'Single sign-on',
        path: '/singleSignOn',
        component: 'singleSignOn',
        icon: 'key',
        for: 'security.manage',
      },
      {
        name: '团队数据',
        label: 'Team usage',
        path: '/teamData',
        component: 'teamData',
        icon: 'chart',
        for: 'usage.read',
      },
      {
        name: '订单管理',
        label: 'Orders',
        path: '/orderManage',
        component: 'orderManage',
        icon: 'order',
        for: 'billing.manage',
      },
      {
        name: '操作记录',
        label: 'Operation records',
        path: '/operationRecord',
        component: 'operationRecord',
        icon: 'history',
        for: 'audit.read',
      },
    ],
  },
  {
    name: '运维',
    label: 'Operator',
    path: '',
    component: '',
    icon: 'server',
    for: 'operator',
    children: [
      {
        name: '后台任务',
        label: 'Background jobs',
        path: '/operator/jobs',
        component: 'jobs',
        icon: 'activity',
      },
      { name: '数据源', label: 'Sources', path: '/operator/sources', component: 'sources', icon: 'plug' },
      {
        name: '会员版本',
        label: 'Plans and prices',
        path: '/operator/plans',
        component: 'operatorPlans',
        icon: 'crown',
      },
      {
        name: '订单与收款',
        label: 'Orders and money',
        path: '/operator/orders',
        component: 'operatorOrders',
        icon: 'order',
      },
      {
        name: '个人信息清除',
        label: 'Personal data',
        path: '/operator/erasures',
        component: 'erasures',
        icon: 'id',
      },
    ],
  },
];
