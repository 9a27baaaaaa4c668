import { type LazyRouteFunction, redirect, type RouteObject } from 'react-router';
import { mailProviders } from '../contract/mail-providers.ts';
import type { MenuEntry } from '../contract/team.ts';
import { creatorSearch } from './inner-routes.tsx';
import { clientReportTexts, rankingTexts, reportTexts } from './page-texts.ts';
import { page } from './page.ts';
import { paths } from './paths.ts';
import { hasToken } from './session/session.ts';
import { signInSettings } from './session/sign-in.ts';

export const layout = page(() => import('./layout/BaseLayout.tsx'));

/** The pages that a menu may name in `component`. */
const menuPages: Record<string, LazyRouteFunction<RouteObject>> = {
  creatorSearch,
  lists: page(() => import('./features/lists/ListsPage.tsx'), 'lists', 'team-creators'),
  blocklist: page(() => import('./features/blocklist/BlocklistPage.tsx'), 'blocklist'),
  listImports: page(() => import('./features/list-imports/ImportsPage.tsx'), 'list-imports'),
  mailTasks: page(() => import('./features/mail-tasks/TasksPage.tsx'), 'mail-tasks', 'mail-words'),
  inbox: page(
    () => import('./features/inbox/InboxPage.tsx'),
    'inbox',
    'letters',
    'mailboxes',
    'mail-tasks',
    'mail-words',
    'rich-text',
    'team-creators',
  ),
  outbox: page(
    () => import('./features/mail-messages/OutboxPage.tsx'),
    'mail-messages',
    'mail-tasks',
    'letters',
    'mail-words',
  ),
  drafts: page(() => import('./features/mail-tasks/DraftsPage.tsx'), 'mail-tasks', 'letters', 'mail-words'),
  templates: page(
    () => import('./features/mail-templates/TemplatesPage.tsx'),
    'mail-templates',
    'mail-words',
  ),
  senders: page(() => import('./features/senders/SendersPage.tsx'), 'senders', 'mailboxes', 'mail-words'),
  suppressions: page(() => import('./features/suppressions/SuppressionsPage.tsx'), 'suppressions'),
  shortLinks: page(() => import('./features/short-links/ShortLinksPage.tsx'), 'short-links', 'visits'),
  monitors: page(() => import('./features/monitors/MonitorsPage.tsx'), 'monitors'),
  effects: page(() => import('./features/effects/EffectsPage.tsx'), 'effects', 'monitors'),
  campaigns: page(() => import('./features/campaigns/CampaignPage.tsx'), 'campaigns'),
  hotVideos: page(() => import('./features/rankings/VideosPage.tsx'), ...rankingTexts),
  topCreators: page(() => import('./features/rankings/TopCreatorsPage.tsx'), ...rankingTexts),
  hotTags: page(() => import('./features/rankings/TagsPage.tsx'), ...rankingTexts),
  hotAds: page(() => import('./features/ads/AdsPage.tsx'), 'ads', ...rankingTexts),
  myWork: page(() => import('./features/agenda/MyWorkPage.tsx'), 'agenda'),
  calendar: page(() => import('./features/agenda/CalendarPage.tsx'), 'agenda'),
  payables: page(() => import('./features/payables/PayablesPage.tsx'), 'payables'),
  teamManage: page(() => import('./features/team/TeamPage.tsx'), 'team'),
  teamData: page(() => import('./features/team/TeamDataPage.tsx'), 'team'),
  operationRecord: page(
    () => import('./features/operation-records/OperationRecordsPage.tsx'),
    'operation-records',
  ),
  orderManage: page(() => import('./features/orders/OrdersPage.tsx'), 'orders'),
  operatorPlans: page(() => import('./features/operator-orders/PlansPage.tsx'), 'operator-orders', 'plans'),
  operatorOrders: page(
    () => import('./features/operator-orders/OrdersPage.tsx'),
    'operator-orders',
    'orders',
  ),
  jobs: page(() => import('./features/operations/JobsPage.tsx'), 'operations'),
  sources: page(() => import('./features/sources/SourcesPage.tsx'), 'sources'),
  dataAcquisition: page(
    () => import('./features/acquisitions/AcquisitionsPage.tsx'),
    'acquisitions',
    'sources',
  ),
};

/** What pages before the sign-in must know; who does not get it is told when a form is sent. */
const settingsOrNone = () => signInSettings().catch(() => null);
const homeWhenSignedIn = () => (hasToken() ? redirect(paths.home()) : settingsOrNone());

/** Every leaf of the server's menu is a route under the base layout (spec §2). */
export function menuRoutes(entries: readonly MenuEntry[]): RouteObject[] {
  return entries.flatMap(entry => {
    if (entry.children.length) return menuRoutes(entry.children);
    const lazy = menuPages[entry.component];
    return lazy && entry.path ? [{ path: entry.path, lazy, handle: entry }] : [];
  });
}

export const publicRoutes: RouteObject[] = [
  { path: '/index', lazy: page(() => import('./features/landing/IndexPage.tsx'), 'landing', 'standing') },
  {
    path: '/privacy',
    lazy: page(() => import('./features/standing/PrivacyPage.tsx'), 'privacy', 'standing'),
  },
  {
    path: '/protocol',
    lazy: page(() => import('./features/standing/ProtocolPage.tsx'), 'protocol', 'standing'),
  },
  { path: '/policy', lazy: page(() => import('./features/standing/PolicyPage.tsx'), 'policy', 'standing') },
  {
    path: '/login',
    loader: homeWhenSignedIn,
    lazy: page(() => import('./features/identity/LoginPage.tsx'), 'identity'),
  },
  {
    path: '/register',
    loader: homeWhenSignedIn,
    lazy: page(() => import('./features/identity/RegisterPage.tsx'), 'identity'),
  },
  {
    path: '/forgetPwd',
    loader: settingsOrNone,
    lazy: page(() => import('./features/identity/ForgotPasswordPage.tsx'), 'identity'),
  },
  {
    path: '/i/:token',
    loader: settingsOrNone,
    lazy: page(() => import('./features/identity/JoinPage.tsx'), 'identity'),
  },
  {
    path: '/price',
    loader: settingsOrNone,
    lazy: page(() => import('./features/plans/PricePage.tsx'), 'plans', 'standing'),
  },
  {
    path: '/mailConfig',
    lazy: page(() => import('./features/senders/MailConfigPage.tsx'), 'mail-guides', 'standing'),
  },
  {
    path: '/u/:token',
    lazy: page(() => import('./features/suppressions/UnsubscribePage.tsx'), 'suppressions', 'standing'),
  },
  {
    path: '/p/:token',
    lazy: page(() => import('./features/creator-connections/CreatorPage.tsx'), 'creator-page', 'standing'),
  },
  {
    path: '/w/:token',
    lazy: page(
      () => import('./features/collaboration-pages/CreatorWorkPage.tsx'),
      'collaboration-pages',
      'standing',
    ),
  },
  {
    path: '/r/:token',
    lazy: page(() => import('./features/reports/SharedReportPage.tsx'), ...reportTexts, 'standing'),
  },
  {
    path: '/c/:token',
    lazy: page(
      () => import('./features/client-reports/SharedClientReportPage.tsx'),
      ...clientReportTexts,
      'standing',
    ),
  },
  {
    path: '/sandbox/phone/:orderNumber?',
    lazy: page(() => import('./features/sandbox-payments/PhonePage.tsx'), 'sandbox-payments'),
  },
  { path: '/auth', loader: () => redirect(paths.signIn()) },
];

/** One page for every provider: which one is in its path. */
export const mailGuides: RouteObject[] = mailProviders.flatMap(({ path }) =>
  path
    ? [{ path, lazy: page(() => import('./features/senders/GuidePage.tsx'), 'mail-guides', 'standing') }]
    : [],
);
