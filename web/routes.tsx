import { createBrowserRouter, type LazyRouteFunction, redirect, type RouteObject } from 'react-router';
import type { MenuEntry } from '../contract/team.ts';
import { loadTexts, type Namespace } from './i18n/texts.ts';
import { PageFault } from './layout/PageFault.tsx';
import { paths } from './paths.ts';
import { enterSession, hasToken } from './session/session.ts';
import { Opening } from './ui/Opening.tsx';

type Module = { default: React.ComponentType };

/** A page and the texts it needs, loaded together when it is first opened. */
function page(load: () => Promise<Module>, ...texts: Namespace[]): LazyRouteFunction<RouteObject> {
  return async () => {
    const [module] = await Promise.all([load(), loadTexts(...texts)]);
    return { Component: module.default };
  };
}

const layout = page(() => import('./layout/BaseLayout.tsx'));
const creatorSearch = page(() => import('./features/creators/SearchPage.tsx'), 'creators');

/** The pages that a menu may name in `component`. */
const menuPages: Record<string, LazyRouteFunction<RouteObject>> = {
  creatorSearch,
  jobs: page(() => import('./features/operations/JobsPage.tsx'), 'operations'),
};

const homeWhenSignedIn = () => (hasToken() ? redirect(paths.home()) : null);

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
  { path: '/index', lazy: page(() => import('./features/landing/IndexPage.tsx'), 'landing') },
  {
    path: '/login',
    loader: homeWhenSignedIn,
    lazy: page(() => import('./features/identity/LoginPage.tsx'), 'identity'),
  },
  { path: '/auth', loader: () => redirect(paths.signIn()) },
];

/** Pages behind the sign-in that stand in no menu. */
const innerRoutes: RouteObject[] = [
  { index: true, loader: () => redirect(paths.search('tiktok')) },
  { path: '/bloggerSearch/youtube', lazy: creatorSearch },
  { path: '/bloggerSearch/instagram', lazy: creatorSearch },
  {
    path: '/bloggerDetail/:platform/:id',
    lazy: page(() => import('./features/creators/DetailPage.tsx'), 'creators', 'formulas'),
  },
];

/** The router of one session: the routes of its menu are added on the first entry that needs them. */
export function makeRouter() {
  let isPatched = false;
  return createBrowserRouter(
    [
      {
        HydrateFallback: Opening,
        ErrorBoundary: PageFault,
        children: [
          ...publicRoutes,
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
        if (isPatched) return;
        const session = await enterSession();
        if (!session || isPatched) return;
        isPatched = true;
        patch('base', menuRoutes(session.menus));
      },
    },
  );
}
