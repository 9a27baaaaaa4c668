import { createBrowserRouter, redirect } from 'react-router';
import { PageFault } from '../layout/PageFault.tsx';
import { paths } from './paths.ts';
import { innerRoutes } from './inner-routes.tsx';
import { layout, mailGuides, menuRoutes, plainRoutes, publicRoutes, queryScope } from './routes.tsx';
import { enterSession } from '../session/session.ts';
import { Opening } from '../ui/feedback/Opening.tsx';

async function sessionOrLanding() {
  return (await enterSession()) ?? redirect(paths.landing());
}

/**
 * Makes the router of one session. Routes of the menu are added when an unknown address is requested: at the first
 * page, and later when a new plan has brought new pages.
 */
export function makeRouter() {
  const known = new Set<string>();
  return createBrowserRouter(
    [
      {
        HydrateFallback: Opening,
        ErrorBoundary: PageFault,
        children: [
          ...plainRoutes,
          ...mailGuides,
          {
            lazy: queryScope,
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
            ],
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
