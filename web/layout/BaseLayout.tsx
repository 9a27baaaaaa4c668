import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useLocation } from 'react-router';
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
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    window.scrollTo(0, 0);
    setDrawn(false);
  }, [pathname]);

  return (
    <QueryClientProvider client={queries}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <div className={styles.layout} data-sidebar={sidebar}>
        <Sidebar
          menus={session.menus}
          isMini={sidebar === 'mini'}
          isDrawn={isDrawn}
          onClose={() => setDrawn(false)}
          onResize={() => setSetting('sidebar', sidebar === 'mini' ? 'full' : 'mini')}
        />
        <TopBar user={session.user} onMenu={() => setDrawn(true)} />
        <main id="content" className={styles.content} tabIndex={-1}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
    </QueryClientProvider>
  );
}
