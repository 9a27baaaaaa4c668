import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSession } from '../session/session.ts';
import { setSetting, useSettings } from '../ui/settings/settings.ts';
import { Box, Grid } from '../ui/box/Box.tsx';
import '../ui/theme/kit-inner.css';
import styles from './BaseLayout.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OfflineDialog } from './OfflineDialog.tsx';
import { hintSlot } from './hint-slot.ts';
import { Sidebar } from './menu/sidebar/Sidebar.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { useRealtime } from './use-realtime.ts';
import { useRecentSearches } from './search/use-recent-searches.ts';
import { later } from '../ui/page/later.ts';

/** Few have it there, and it needs the library of menus at once. */
const topMenu = later(() => import('./menu/TopMenu.tsx'));

/** It appears only after the page has settled. */
const tipCard = later(() => import('./TipCard.tsx'));

/** Loaded by the first address that asks for a hint; from then on it knows itself whether to show one. */
function PageHint() {
  const isAsked = new URLSearchParams(useLocation().search).has('hint');
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  return wasAsked || isAsked ? (
    <Suspense fallback={<div className={styles.hintSpace} />}>
      <hintSlot.Part />
    </Suspense>
  ) : null;
}

/** Menu, top bar and page. */
export default function BaseLayout() {
  const { t } = useTranslation();
  const { menus, pinned } = useSession();
  const { pathname } = useLocation();
  const { sidebar, menu } = useSettings();
  const parts = topMenu.useWanted(menu === 'horizontal');
  const tip = tipCard.useWanted(true);
  const isLive = useRealtime();
  useRecentSearches();
  // Open for this page only: navigation closes it.
  const [drawnOver, setDrawnOver] = useState('');
  const isDrawn = drawnOver === pathname;

  return (
    <>
      <ScrollRestoration />
      <Box as="a" py={8} px={16} radius="control" className={styles.skip} href="#content">
        {t('skipToContent')}
      </Box>
      <Grid className={styles.layout} data-sidebar={sidebar} data-menu={menu}>
        {(menu === 'sidebar' || isDrawn) && (
          <Sidebar
            menus={menus}
            pinned={pinned}
            isMini={sidebar === 'mini'}
            isDrawn={isDrawn}
            onClose={() => setDrawnOver('')}
            onResize={() => setSetting('sidebar', sidebar === 'mini' ? 'full' : 'mini')}
          />
        )}
        <Box ground="surface" className={styles.head}>
          <TopBar hasBrand={menu === 'horizontal'} isLive={isLive} onMenu={() => setDrawnOver(pathname)} />
          {parts && <parts.TopMenu menus={menus} pinned={pinned} />}
        </Box>
        <Box as="main" shrink id="content" className={styles.content} tabIndex={-1}>
          <PageHint />
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Box>
      </Grid>
      {tip && <tip.TipCard />}
      <OfflineDialog />
    </>
  );
}
