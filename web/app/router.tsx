import { createBrowserRouter, redirect } from 'react-router';
import { RouteFault } from '../layout/PageFault.tsx';
import { paths } from './paths.ts';
import { layout, mailGuides, plainRoutes, publicRoutes, queryScope } from './routes.tsx';
import { enterSession, hasToken } from '../session/session.ts';
import { Opening } from '../ui/feedback/Opening.tsx';
import { loadChunk } from '../ui/page/load-chunk.ts';

/** The address within the product that was asked for. */
function addressOf({ request }: { request: Request }): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

async function sessionOrLanding(asked: { request: Request }) {
  const session = await enterSession();
  if (!session) return redirect(paths.landing({ next: addressOf(asked) }));
  return session.user.needsSecondFactor ? redirect(paths.secondFactor(addressOf(asked))) : session;
}

/** Without a session, nobody knows whether the address is one of a menu. */
async function toLanding(asked: { request: Request }) {
  const session = await enterSession();
  if (session?.user.needsSecondFactor) return redirect(paths.secondFactor(addressOf(asked)));
  const reason = session ? 'unknown' : 'next';
  return redirect(paths.landing({ [reason]: addressOf(asked) }));
}

const signedIn = () => loadChunk(() => import('./menu-routes.tsx'));

/**
 * Makes the router of one session. Routes behind the sign-in are added when an unknown address is requested: at the
 * first page, and later when a new plan has brought new pages.
 */
export function makeRouter() {
  // Asked for beside the session, which every page behind the sign-in waits for.
  if (hasToken()) void signedIn().catch(() => undefined);
  const known = new Set<string>();
  return createBrowserRouter(
    [
      {
        HydrateFallback: Opening,
        ErrorBoundary: RouteFault,
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
                children: [{ index: true, loader: () => redirect(paths.search('tiktok')) }],
              },
            ],
          },
          { path: '*', loader: toLanding },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ patch }) {
        const session = await enterSession();
        if (!session || session.user.needsSecondFactor) return;
        const { signedInRoutes } = await signedIn();
        const routes = signedInRoutes(session).filter(({ path = '' }) => !known.has(path));
        for (const { path = '' } of routes) known.add(path);
        if (routes.length) patch('base', routes);
      },
    },
  );
}
