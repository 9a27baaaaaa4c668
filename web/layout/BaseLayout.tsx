import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router';
import type { Session } from '../session/session.ts';
import { setSetting, useSettings } from '../session/settings.ts';
import '../ui/kit-inner.css';
import styles from './BaseLayout.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

const makeQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 30_000 } },
  });

/** Sidebar, top bar and the page. */
export default function BaseLayout() {
  const { t } = useTranslation();
  const session = useLoaderData<Session>();
  const { pathname } = useLocation();
  const { sidebar } = useSettings();
  const [queries] = useState(makeQueries);
  // Drawn over this page only: going to another one closes it.
  const [drawnOver, setDrawnOver] = useState('');

  return (
    <QueryClientProvider client={queries}>
      <ScrollRestoration />
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <div className={styles.layout} data-sidebar={sidebar}>
        <Sidebar
          menus={session.menus}
          isMini={sidebar === 'mini'}
          isDrawn={drawnOver === pathname}
          onClose={() => setDrawnOver('')}
          onResize={() => setSetting('sidebar', sidebar === 'mini' ? 'full' : 'mini')}
        />
        <TopBar user={session.user} onMenu={() => setDrawnOver(pathname)} />
        <main id="content" className={styles.content} tabIndex={-1}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
    </QueryClientProvider>
  );
}
