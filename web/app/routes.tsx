import { type LazyRouteFunction, redirect, type RouteObject } from 'react-router';
import { mailProviders } from '../../contract/outreach/senders/mail-providers.ts';
import type { ClosedPage, MenuEntry } from '../../contract/workspace/team.ts';
import { creatorSearch } from './inner-routes.tsx';
import { clientReportTexts, rankedPostTexts, reportTexts } from './lazy-pages/page-texts.ts';
import { page } from './lazy-pages/lazy-page.ts';
import { paths } from './paths.ts';
import { afterSignIn } from '../session/after-sign-in.ts';
import { hasToken } from '../session/session.ts';
import { signInSettings } from '../session/sign-in.ts';

export const layout = page(() => import('../layout/BaseLayout.tsx'));
export const queryScope = page(() => import('../layout/QueryScope.tsx'));

interface Asked {
  request: Request;
}
const queryOf = ({ request }: Asked) => new URL(request.url).searchParams;

/** The pages that a menu may name in `component`. */
const menuPages: Record<string, LazyRouteFunction<RouteObject>> = {
  home: page(() => import('../home/overview/HomePage.tsx'), 'home', 'first-steps', 'agenda', 'mail-texts'),
  creatorSearch,
  lists: page(() => import('../creators/lists/ListsPage.tsx'), 'lists'),
  blocklist: page(() => import('../creators/blocklist/BlocklistPage.tsx'), 'blocklist'),
  listImports: page(() => import('../creators/list-imports/ImportsPage.tsx'), 'list-imports'),
  mailTasks: page(() => import('../outreach/mail-tasks/TasksPage.tsx'), 'mail-tasks', 'mail-texts'),
  inbox: page(
    () => import('../inbox/threads/InboxPage.tsx'),
    'inbox',
    'one-to-one-emails',
    'mailboxes',
    'mail-tasks',
    'mail-texts',
    'team-creators',
  ),
  outbox: page(
    () => import('../inbox/one-to-one-emails/lists/OutboxPage.tsx'),
    'mail-messages',
    'one-to-one-emails',
    'mail-texts',
  ),
  drafts: page(
    () => import('../inbox/one-to-one-emails/lists/DraftsPage.tsx'),
    'mail-tasks',
    'one-to-one-emails',
  ),
  templates: page(
    () => import('../outreach/mail-templates/TemplatesPage.tsx'),
    'mail-templates',
    'mail-texts',
  ),
  senders: page(() => import('../outreach/senders/SendersPage.tsx'), 'senders', 'mailboxes'),
  suppressions: page(() => import('../outreach/suppressions/SuppressionsPage.tsx'), 'suppressions'),
  shortLinks: page(() => import('../links/short-links/ShortLinksPage.tsx'), 'short-links', 'visits'),
  monitors: page(() => import('../monitoring/monitors/MonitorsPage.tsx'), 'monitors'),
  effects: page(() => import('../monitoring/effects/list/EffectsPage.tsx'), 'effects', 'monitors'),
  // The list stands in the place of the first tab, while no campaign is named.
  campaigns: () =>
    Promise.resolve({ loader: (asked: Asked) => redirect(paths.campaigns(queryOf(asked).toString())) }),
  hotVideos: page(() => import('../market/rankings/VideosPage.tsx'), ...rankedPostTexts),
  topCreators: page(() => import('../market/rankings/TopCreatorsPage.tsx'), 'rankings', 'team-creators'),
  hotTags: page(() => import('../market/rankings/TagsPage.tsx'), 'rankings'),
  hotAds: page(() => import('../market/ads/AdsPage.tsx'), 'ads', 'rankings'),
  calendar: page(() => import('../campaigns/agenda/CalendarPage.tsx'), 'agenda'),
  payables: page(() => import('../campaigns/payables/PayablesPage.tsx'), 'payables'),
  teamManage: page(() => import('../workspace/members/TeamPage.tsx'), 'team'),
  teamData: page(() => import('../workspace/members/usage/TeamDataPage.tsx'), 'team'),
  operationRecord: page(() => import('../workspace/audit-log/OperationRecordsPage.tsx'), 'operation-records'),
  orderManage: page(() => import('../billing/orders/OrdersPage.tsx'), 'orders'),
  operatorPlans: page(() => import('../billing/operator-plans/PlansPage.tsx'), 'operator-orders'),
  operatorOrders: page(
    () => import('../billing/operator-orders/OrdersPage.tsx'),
    'operator-orders',
    'orders',
  ),
  jobs: page(() => import('../activity/job-admin/JobsPage.tsx'), 'operations'),
  sources: page(() => import('../sourcing/sources/SourcesPage.tsx'), 'sources'),
  dataAcquisition: page(
    () => import('../creators/acquisitions/AcquisitionsPage.tsx'),
    'acquisitions',
    'sources',
  ),
};

/** What pages before the sign-in need to know; if it cannot be loaded, the user learns it when a form is sent. */
const settingsOrNone = () => signInSettings().catch(() => null);
const onWhenSignedIn = (asked: Asked) =>
  hasToken() ? redirect(afterSignIn(queryOf(asked), paths.first())) : settingsOrNone();

/** Every leaf of the server's menu is a route in the base layout. */
export function menuRoutes(entries: readonly MenuEntry[]): RouteObject[] {
  return entries.flatMap(entry => {
    if (entry.children.length) return menuRoutes(entry.children);
    const lazy = menuPages[entry.component];
    return lazy && entry.path ? [{ path: entry.path, lazy, handle: entry }] : [];
  });
}

const closedPage = page(() => import('../layout/ClosedPage.tsx'));
/** Pages of other menus say whom they are for. */
export const closedRoutes = (closed: readonly ClosedPage[]): RouteObject[] =>
  closed.map(({ path }) => ({ path, lazy: closedPage }));

/** Public pages that fetch nothing, so that they do without the library of queries. */
export const plainRoutes: RouteObject[] = [
  {
    path: '/privacy',
    lazy: page(() => import('../identity/legal-pages/PrivacyPage.tsx'), 'privacy', 'standing'),
  },
  {
    path: '/protocol',
    lazy: page(() => import('../identity/legal-pages/ProtocolPage.tsx'), 'protocol', 'standing'),
  },
  {
    path: '/policy',
    lazy: page(() => import('../identity/legal-pages/PolicyPage.tsx'), 'policy', 'standing'),
  },
  {
    path: '/login',
    loader: onWhenSignedIn,
    lazy: page(() => import('../identity/sign-in/LoginPage.tsx'), 'identity'),
  },
  {
    path: '/register',
    loader: onWhenSignedIn,
    lazy: page(() => import('../identity/sign-in/RegisterPage.tsx'), 'identity'),
  },
  {
    path: '/forgetPwd',
    loader: settingsOrNone,
    lazy: page(() => import('../identity/sign-in/ForgotPasswordPage.tsx'), 'identity'),
  },
  {
    path: '/mailConfig',
    lazy: page(() => import('../outreach/senders/guides/MailConfigPage.tsx'), 'mail-guides', 'standing'),
  },
  { path: '/auth', loader: asked => redirect(paths.signIn(queryOf(asked).get('next') ?? '')) },
];

export const publicRoutes: RouteObject[] = [
  { path: '/index', lazy: page(() => import('../billing/landing/IndexPage.tsx'), 'landing', 'standing') },
  {
    path: '/i/:token',
    loader: settingsOrNone,
    lazy: page(() => import('../workspace/members/joining/JoinPage.tsx'), 'identity'),
  },
  {
    path: '/price',
    loader: settingsOrNone,
    lazy: page(() => import('../billing/plans/PricePage.tsx'), 'plans', 'standing'),
  },
  {
    path: '/u/:token',
    lazy: page(() => import('../outreach/suppressions/UnsubscribePage.tsx'), 'suppressions', 'standing'),
  },
  {
    path: '/p/:token',
    lazy: page(() => import('../creators/creator-connections/CreatorPage.tsx'), 'creator-page'),
  },
  {
    path: '/w/:token',
    lazy: page(() => import('../campaigns/collaboration-pages/CreatorWorkPage.tsx'), 'collaboration-pages'),
  },
  {
    path: '/r/:token',
    lazy: page(() => import('../creators/reports/share/SharedReportPage.tsx'), ...reportTexts, 'standing'),
  },
  {
    path: '/c/:token',
    lazy: page(
      () => import('../monitoring/client-reports/SharedClientReportPage.tsx'),
      ...clientReportTexts,
      'standing',
    ),
  },
  {
    path: '/sandbox/phone/:orderNumber?',
    lazy: page(() => import('../sandbox/sandbox-payments/PhonePage.tsx'), 'sandbox-payments'),
  },
];

/** One page for all providers: its path tells which one. */
export const mailGuides: RouteObject[] = mailProviders.flatMap(({ path }) =>
  path
    ? [
        {
          path,
          lazy: page(() => import('../outreach/senders/guides/GuidePage.tsx'), 'mail-guides', 'standing'),
        },
      ]
    : [],
);
