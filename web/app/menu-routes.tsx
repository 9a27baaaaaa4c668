import { type LazyRouteFunction, redirect, type RouteObject } from 'react-router';
import type { ClosedPage, MenuEntry } from '../../contract/workspace/team.ts';
import { fillSlots } from './fill-slots.ts';
import { creatorSearch, innerRoutes } from './inner-routes.tsx';
import { page } from './lazy-pages/lazy-page.ts';
import { rankedPostTexts } from './lazy-pages/page-texts.ts';
import { paths } from './paths.ts';

/** The pages that a menu may name in `component`. */
const menuPages: Record<string, LazyRouteFunction<RouteObject>> = {
  home: page(
    () => import('../home/overview/HomePage.tsx'),
    'home',
    'first-steps',
    'agenda',
    'creators',
    'mail-messages',
    'mail-texts',
    'team-creators',
  ),
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
    Promise.resolve({
      loader: (asked: { request: Request }) =>
        redirect(paths.campaigns(new URL(asked.request.url).searchParams.toString())),
    }),
  hotVideos: page(() => import('../market/rankings/VideosPage.tsx'), ...rankedPostTexts),
  topCreators: page(
    () => import('../market/rankings/TopCreatorsPage.tsx'),
    'rankings',
    'team-creators',
    'creator-dialogs',
  ),
  hotTags: page(() => import('../market/rankings/TagsPage.tsx'), 'rankings'),
  hotAds: page(() => import('../market/ads/AdsPage.tsx'), 'ads', 'rankings'),
  calendar: page(() => import('../campaigns/agenda/CalendarPage.tsx'), 'agenda'),
  payables: page(() => import('../campaigns/payables/PayablesPage.tsx'), 'payables'),
  teamManage: page(() => import('../workspace/members/TeamPage.tsx'), 'team'),
  singleSignOn: page(
    () => import('../workspace/single-sign-on/SingleSignOnPage.tsx'),
    'scim',
    'single-sign-on',
    'team',
  ),
  teamData: page(() => import('../workspace/members/usage/TeamDataPage.tsx'), 'team'),
  operationRecord: page(() => import('../workspace/audit-log/OperationRecordsPage.tsx'), 'operation-records'),
  orderManage: page(() => import('../billing/orders/OrdersPage.tsx'), 'orders'),
  erasures: page(() => import('../workspace/erasures/ErasuresPage.tsx'), 'erasures'),
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

/** Every leaf of the server's menu is a route in the base layout. */
export function menuRoutes(entries: readonly MenuEntry[]): RouteObject[] {
  return entries.flatMap(entry => {
    if (entry.children.length) return menuRoutes(entry.children);
    const lazy = menuPages[entry.component];
    return lazy && entry.path ? [{ path: entry.path, lazy, handle: entry }] : [];
  });
}

const closedPage = page(() => import('../layout/ClosedPage.tsx'));
/** Pages of other menus say who may open them. */
const closedRoutes = (closed: readonly ClosedPage[]): RouteObject[] =>
  closed.map(({ path }) => ({ path, lazy: closedPage }));

/** Everything behind the sign-in: a visitor without a session does not load the list. */
export function signedInRoutes(session: { menus: readonly MenuEntry[]; closed: readonly ClosedPage[] }) {
  fillSlots();
  return [...innerRoutes, ...menuRoutes(session.menus), ...closedRoutes(session.closed)];
}
