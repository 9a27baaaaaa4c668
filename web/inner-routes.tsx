import { redirect, type RouteObject } from 'react-router';
import {
  boardTexts,
  candidateTexts,
  clientReportTexts,
  creatorTexts,
  monitorTexts,
  rankingTexts,
  reportTexts,
} from './page-texts.ts';
import { page } from './page.ts';
import { paths } from './paths.ts';

export const creatorSearch = page(
  () => import('./features/creators/SearchPage.tsx'),
  'creators',
  'saved-searches',
  'team-creators',
);
const templatePage = page(
  () => import('./features/mail-templates/TemplatePage.tsx'),
  'mail-tasks',
  'mail-templates',
  'mail-words',
  'rich-text',
);
const senderForm = page(
  () => import('./features/senders/SenderPage.tsx'),
  'senders',
  'mailboxes',
  'mail-guides',
);
const linkForm = page(() => import('./features/short-links/LinkFormPage.tsx'), 'short-links');

const campaignForm = page(
  () => import('./features/campaigns/CampaignFormPage.tsx'),
  'campaigns',
  'rich-text',
);

/** Pages behind the sign-in that stand in no menu. */
export const innerRoutes: RouteObject[] = [
  { index: true, loader: () => redirect(paths.search('tiktok')) },
  { path: '/bloggerSearch/youtube', lazy: creatorSearch },
  { path: '/bloggerSearch/instagram', lazy: creatorSearch },
  {
    path: '/favorites/:id',
    lazy: page(
      () => import('./features/lists/ListPage.tsx'),
      'lists',
      'creators',
      'similar',
      'team-creators',
    ),
  },
  {
    path: '/importRecord/new',
    lazy: page(() => import('./features/list-imports/NewImportPage.tsx'), 'list-imports'),
  },
  {
    path: '/importRecord/:id',
    lazy: page(() => import('./features/list-imports/ImportPage.tsx'), 'list-imports'),
  },
  {
    path: '/dataCollect/new',
    lazy: page(() => import('./features/acquisitions/NewAcquisitionPage.tsx'), 'acquisitions', 'sources'),
  },
  {
    path: '/dataCollect/:id',
    lazy: page(() => import('./features/acquisitions/AcquisitionPage.tsx'), 'acquisitions', 'sources'),
  },
  {
    path: '/mailTask/new',
    lazy: page(
      () => import('./features/mail-tasks/ComposePage.tsx'),
      'mail-tasks',
      'mail-templates',
      'mail-words',
      'rich-text',
    ),
  },
  { path: '/sender/new', lazy: senderForm },
  { path: '/sender/:id', lazy: senderForm },
  {
    path: '/template/new',
    lazy: templatePage,
  },
  {
    path: '/template/:id',
    lazy: templatePage,
  },
  { path: '/campaignDetail/new', lazy: campaignForm },
  { path: '/campaignDetail/edit', lazy: campaignForm },
  {
    path: '/campaignDetail/money',
    lazy: page(() => import('./features/payables/MoneyPage.tsx'), 'payables', 'campaigns'),
  },
  {
    path: '/campaignDetail/monitor',
    lazy: page(() => import('./features/campaigns/MonitorTabPage.tsx'), 'campaigns', 'monitors'),
  },
  {
    path: '/campaignDetail/cooperation',
    lazy: page(() => import('./features/board/CooperationPage.tsx'), ...boardTexts),
  },
  {
    path: '/campaignDetail/invitation',
    lazy: page(() => import('./features/candidates/InvitationPage.tsx'), ...candidateTexts),
  },
  {
    path: '/campaignDetail/emailList',
    lazy: page(
      () => import('./features/candidates/EmailListPage.tsx'),
      ...candidateTexts,
      'mail-tasks',
      'mail-words',
    ),
  },
  {
    path: '/campaignDetail/emailDetail',
    lazy: page(
      () => import('./features/mail-messages/TaskPage.tsx'),
      'mail-messages',
      'mail-tasks',
      'mail-words',
      'rich-text',
    ),
  },
  { path: '/shortDetail/new', lazy: linkForm },
  { path: '/shortDetail/:id/edit', lazy: linkForm },
  {
    path: '/shortDetail/:id',
    lazy: page(() => import('./features/visits/LinkPage.tsx'), 'visits', 'short-links'),
  },
  {
    path: '/monitorDetail/:id',
    lazy: page(() => import('./features/monitors/MonitorPage.tsx'), ...monitorTexts),
  },
  {
    path: '/monitorDetail/:id/post/:key',
    lazy: page(() => import('./features/monitors/PostPage.tsx'), ...monitorTexts),
  },
  {
    path: '/monitorDetail/:id/report',
    lazy: page(() => import('./features/client-reports/ClientReportPage.tsx'), ...clientReportTexts),
  },
  {
    path: '/effectDetail/:id',
    lazy: page(() => import('./features/effects/EffectPage.tsx'), 'effects', 'monitors'),
  },
  {
    path: '/rankingTag/:platform/:tag',
    lazy: page(() => import('./features/rankings/TagPage.tsx'), ...rankingTexts),
  },
  { path: '/rankingAd/:id', lazy: page(() => import('./features/ads/AdPage.tsx'), 'ads', ...rankingTexts) },
  { path: '/vip', lazy: page(() => import('./features/plans/VipPage.tsx'), 'plans', 'orders') },
  {
    path: '/orderManage/receipt',
    lazy: page(() => import('./features/orders/ReceiptPage.tsx'), 'orders'),
  },
  { path: '/equity', lazy: page(() => import('./features/plans/EquityPage.tsx'), 'plans') },
  { path: '/dataUsed', lazy: page(() => import('./features/plans/UsagePage.tsx'), 'plans') },
  { path: '/userInfo', lazy: page(() => import('./features/identity/ProfilePage.tsx'), 'identity') },
  {
    path: '/changePassword',
    lazy: page(() => import('./features/identity/ChangePasswordPage.tsx'), 'identity'),
  },
  { path: '/changeLog', lazy: page(() => import('./features/standing/ChangeLogPage.tsx'), 'versions') },
  { path: '/tool', lazy: page(() => import('./features/standing/ToolPage.tsx'), 'standing') },
  {
    path: '/bloggerDetail/:platform/:id',
    lazy: page(
      () => import('./features/insights/DetailPage.tsx'),
      ...creatorTexts,
      'creator-prices',
      'refreshes',
      'similar',
      'team-creators',
    ),
  },
  {
    path: '/bloggerCompare',
    lazy: page(
      () => import('./features/comparison/ComparePage.tsx'),
      ...creatorTexts,
      'comparison',
      'creator-prices',
      'team-creators',
    ),
  },
  {
    path: '/bloggerReport',
    lazy: page(() => import('./features/reports/ReportPage.tsx'), ...reportTexts),
  },
];
