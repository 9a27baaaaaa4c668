import { createBrowserRouter, type LazyRouteFunction, redirect, type RouteObject } from 'react-router';
import { mailProviders } from '../contract/mail-providers.ts';
import type { MenuEntry } from '../contract/team.ts';
import { loadTexts, type Namespace } from './i18n/texts.ts';
import { loadChunk } from './load-chunk.ts';
import { PageFault } from './layout/PageFault.tsx';
import { paths } from './paths.ts';
import { enterSession, hasToken } from './session/session.ts';
import { signInSettings } from './session/sign-in.ts';
import { Opening } from './ui/Opening.tsx';

type Module = { default: React.ComponentType };

/** A page and the texts it needs, loaded together when it is first opened. */
function page(load: () => Promise<Module>, ...texts: Namespace[]): LazyRouteFunction<RouteObject> {
  return async () => {
    const [module] = await loadChunk(() => Promise.all([load(), loadTexts(...texts)]));
    return { Component: module.default };
  };
}

const layout = page(() => import('./layout/BaseLayout.tsx'));
const templatePage = page(
  () => import('./features/mail-templates/TemplatePage.tsx'),
  'mail-tasks',
  'mail-templates',
  'mail-words',
  'rich-text',
);
const creatorSearch = page(
  () => import('./features/creators/SearchPage.tsx'),
  'creators',
  'saved-searches',
  'team-creators',
);
const senderForm = page(
  () => import('./features/senders/SenderPage.tsx'),
  'senders',
  'mailboxes',
  'mail-guides',
);

/** What pages about creators say of figures and posts. */
const creatorTexts = ['creators', 'insights', 'formulas'] as const;
const reportTexts = [...creatorTexts, 'reports', 'comparison'] as const;

const linkForm = page(() => import('./features/short-links/LinkFormPage.tsx'), 'short-links');

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
  teamManage: page(() => import('./features/team/TeamPage.tsx'), 'team'),
  teamData: page(() => import('./features/team/TeamDataPage.tsx'), 'team'),
  operationRecord: page(
    () => import('./features/operation-records/OperationRecordsPage.tsx'),
    'operation-records',
  ),
  jobs: page(() => import('./features/operations/JobsPage.tsx'), 'operations'),
};

/** What the forms before the sign-in must know; who does not get it is told when a form is sent. */
const settingsOrNone = () => signInSettings().catch(() => null);
const homeWhenSignedIn = () => (hasToken() ? redirect(paths.home()) : settingsOrNone());

async function sessionOrLanding() {
  return (await enterSession()) ?? redirect(paths.landing());
}

/** Every leaf of the server's menu is a route under the base layout (spec §2). */
function menuRoutes(entries: readonly MenuEntry[]): RouteObject[] {
  return entries.flatMap(entry => {
    if (entry.children.length) return menuRoutes(entry.children);
    const lazy = menuPages[entry.component];
    return lazy && entry.path ? [{ path: entry.path, lazy, handle: entry }] : [];
  });
}

const publicRoutes: RouteObject[] = [
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
  { path: '/price', lazy: page(() => import('./features/plans/PricePage.tsx'), 'plans', 'standing') },
  {
    path: '/mailConfig',
    lazy: page(() => import('./features/senders/MailConfigPage.tsx'), 'mail-guides', 'standing'),
  },
  {
    path: '/u/:token',
    lazy: page(() => import('./features/suppressions/UnsubscribePage.tsx'), 'suppressions', 'standing'),
  },
  {
    path: '/r/:token',
    lazy: page(() => import('./features/reports/SharedReportPage.tsx'), ...reportTexts, 'standing'),
  },
  { path: '/auth', loader: () => redirect(paths.signIn()) },
];

/** One page for every provider: which one is in its path. */
const mailGuides: RouteObject[] = mailProviders.flatMap(({ path }) =>
  path
    ? [{ path, lazy: page(() => import('./features/senders/GuidePage.tsx'), 'mail-guides', 'standing') }]
    : [],
);

/** Pages behind the sign-in that stand in no menu. */
const innerRoutes: RouteObject[] = [
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
  { path: '/vip', lazy: page(() => import('./features/plans/VipPage.tsx'), 'plans') },
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

/**
 * The router of one session. Routes of its menu are added when an address is asked for that it does not know
 * yet: on the first entry, and later when a new plan has brought new pages.
 */
export function makeRouter() {
  const known = new Set<string>();
  return createBrowserRouter(
    [
      {
        HydrateFallback: Opening,
        ErrorBoundary: PageFault,
        children: [
          ...publicRoutes,
          ...mailGuides,
          {
            id: 'base',
            path: '/',
            loader: sessionOrLanding,
            shouldRevalidate: () => false,
            lazy: layout,
            children: innerRoutes,
          },
          { path: '*', loader: () => redirect(paths.landing()) },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ patch }) {
        const session = await enterSession();
        if (!session) return;
        const routes = menuRoutes(session.menus).filter(({ path = '' }) => !known.has(path));
        for (const { path = '' } of routes) known.add(path);
        if (routes.length) patch('base', routes);
      },
    },
  );
}
