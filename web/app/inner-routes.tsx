import { redirect, type RouteObject } from 'react-router';
import { clientReportTexts, creatorTexts, rankedPostTexts, reportTexts } from './lazy-pages/page-texts.ts';
import { page } from './lazy-pages/lazy-page.ts';
import { paths } from './paths.ts';

export const creatorSearch = page(
  () => import('../creators/search/SearchPage.tsx'),
  'creators',
  'saved-searches',
  'team-creators',
);
const templatePage = page(
  () => import('../outreach/mail-templates/editor/TemplatePage.tsx'),
  'mail-tasks',
  'mail-templates',
  'mail-texts',
  'rich-text',
);
const senderForm = page(
  () => import('../outreach/senders/SenderPage.tsx'),
  'senders',
  'mailboxes',
  'mail-guides',
);
const linkForm = page(() => import('../links/short-links/form/LinkFormPage.tsx'), 'short-links');

const campaignForm = page(() => import('../campaigns/campaigns/form/CampaignFormPage.tsx'), 'campaigns');

/** Pages behind the sign-in that are in no menu. */
export const innerRoutes: RouteObject[] = [
  // Once a page of its own, now a part of the home page.
  {
    path: '/myWork',
    lazy: () =>
      Promise.resolve({
        loader: ({ request }: { request: Request }) =>
          redirect(paths.home(new URL(request.url).searchParams.toString())),
      }),
  },
  { path: '/bloggerSearch/all', lazy: creatorSearch },
  { path: '/bloggerSearch/youtube', lazy: creatorSearch },
  { path: '/bloggerSearch/instagram', lazy: creatorSearch },
  {
    path: '/favorites/:id',
    lazy: page(
      () => import('../creators/lists/ListPage.tsx'),
      'lists',
      'creator-dialogs',
      'creators',
      'similar',
      'team-creators',
    ),
  },
  {
    path: '/importRecord/new',
    lazy: page(() => import('../creators/list-imports/new-import/NewImportPage.tsx'), 'list-imports'),
  },
  {
    path: '/importRecord/:id',
    lazy: page(() => import('../creators/list-imports/ImportPage.tsx'), 'list-imports'),
  },
  {
    path: '/dataCollect/new',
    lazy: page(
      () => import('../creators/acquisitions/form/NewAcquisitionPage.tsx'),
      'acquisitions',
      'sources',
    ),
  },
  {
    path: '/dataCollect/:id',
    lazy: page(
      () => import('../creators/acquisitions/detail/AcquisitionPage.tsx'),
      'acquisitions',
      'sources',
    ),
  },
  {
    path: '/mailTask/new',
    lazy: page(
      () => import('../outreach/mail-tasks/ComposePage.tsx'),
      'mail-tasks',
      'mail-texts',
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
    lazy: page(() => import('../campaigns/payables/MoneyPage.tsx'), 'payables', 'campaigns'),
  },
  {
    path: '/campaignDetail/monitor',
    lazy: page(() => import('../campaigns/campaigns/monitor/MonitorTabPage.tsx'), 'campaigns', 'monitors'),
  },
  {
    path: '/campaignDetail/cooperation',
    lazy: page(
      () => import('../campaigns/board/CooperationPage.tsx'),
      'collaborations',
      'campaigns',
      'payables',
      'creator-work',
    ),
  },
  {
    path: '/campaignDetail/invitation',
    lazy: page(
      () => import('../campaigns/candidates/InvitationPage.tsx'),
      'candidates',
      'campaigns',
      'team-creators',
    ),
  },
  {
    path: '/campaignDetail/emailList',
    lazy: page(
      () => import('../campaigns/candidates/email-list/EmailListPage.tsx'),
      'candidates',
      'campaigns',
      'mail-tasks',
      'mail-texts',
    ),
  },
  {
    path: '/campaignDetail/emailDetail',
    lazy: page(
      () => import('../outreach/sent-messages/TaskPage.tsx'),
      'mail-messages',
      'mail-tasks',
      'mail-texts',
      'rich-text',
    ),
  },
  { path: '/shortDetail/new', lazy: linkForm },
  { path: '/shortDetail/:id/edit', lazy: linkForm },
  {
    path: '/shortDetail/:id',
    lazy: page(() => import('../links/visits/LinkPage.tsx'), 'visits', 'short-links'),
  },
  {
    path: '/monitorDetail/:id',
    lazy: page(
      () => import('../monitoring/monitors/MonitorPage.tsx'),
      'monitors',
      'briefs',
      'alerts',
      'sources',
    ),
  },
  {
    path: '/monitorDetail/:id/post/:key',
    lazy: page(
      () => import('../monitoring/monitored-posts/post/PostPage.tsx'),
      'monitors',
      'briefs',
      'sources',
    ),
  },
  {
    path: '/monitorDetail/:id/report',
    lazy: page(
      () => import('../monitoring/client-reports/ClientReportPage.tsx'),
      ...clientReportTexts,
      'report-links',
    ),
  },
  {
    path: '/effectDetail/:id',
    lazy: page(() => import('../monitoring/effects/EffectPage.tsx'), 'effects', 'monitors'),
  },
  {
    path: '/rankingTag/:platform/:tag',
    lazy: page(() => import('../market/rankings/tag/TagPage.tsx'), ...rankedPostTexts),
  },
  {
    path: '/rankingAd/:id',
    lazy: page(
      () => import('../market/ads/AdPage.tsx'),
      'creator-dialogs',
      'ads',
      'rankings',
      'team-creators',
    ),
  },
  { path: '/vip', lazy: page(() => import('../billing/plans/VipPage.tsx'), 'plans', 'orders') },
  {
    path: '/orderManage/receipt',
    lazy: page(() => import('../billing/orders/ReceiptPage.tsx'), 'orders'),
  },
  { path: '/equity', lazy: page(() => import('../billing/plans/EquityPage.tsx'), 'plans') },
  { path: '/dataUsed', lazy: page(() => import('../billing/plans/usage/UsagePage.tsx'), 'plans') },
  { path: '/userInfo', lazy: page(() => import('../identity/sign-in/profile/ProfilePage.tsx'), 'identity') },
  {
    path: '/changePassword',
    lazy: page(() => import('../identity/sign-in/profile/ChangePasswordPage.tsx'), 'identity'),
  },
  {
    path: '/changeLog',
    lazy: page(() => import('../identity/legal-pages/change-log/ChangeLogPage.tsx'), 'versions'),
  },
  { path: '/tool', lazy: page(() => import('../identity/legal-pages/tool/ToolPage.tsx'), 'standing') },
  {
    path: '/bloggerDetail/:platform/:id',
    lazy: page(
      () => import('../creators/insights/DetailPage.tsx'),
      ...creatorTexts,
      'creator-dialogs',
      'creator-prices',
      'refreshes',
      'similar',
      'team-creators',
    ),
  },
  {
    path: '/bloggerCompare',
    lazy: page(
      () => import('../creators/comparison/ComparePage.tsx'),
      ...creatorTexts,
      'creator-dialogs',
      'comparison',
      'creator-prices',
      'team-creators',
    ),
  },
  {
    path: '/bloggerReport',
    lazy: page(() => import('../creators/reports/ReportPage.tsx'), ...reportTexts, 'report-links'),
  },
];
