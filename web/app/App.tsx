import { MantineProvider, DirectionProvider } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { RouterProvider } from 'react-router';
import { makeRouter } from './router.tsx';
import { useSessionGeneration } from '../session/session.ts';
import { useSettings } from '../ui/settings/settings.ts';
import { closeByEscape } from '../ui/overlays/close-by-escape.ts';
import { cssVariables, themeOf } from '../ui/theme/theme.ts';
import { ToastHost } from '../ui/feedback/ToastHost.tsx';

/** Theme, direction and the router of the current session. */
export function App() {
  const { theme, scheme, direction } = useSettings();
  const system = useColorScheme('light', { getInitialValueInEffect: false });
  const generation = useSessionGeneration();
  const router = useMemo(() => ({ generation, routes: makeRouter() }), [generation]).routes;
  useEffect(() => () => router.dispose(), [router]);
  // The kit and every style sheet read the direction from the document.
  useLayoutEffect(() => document.documentElement.setAttribute('dir', direction), [direction]);
  useEffect(() => {
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, []);
  const kitTheme = useMemo(() => themeOf(theme), [theme]);
  return (
    <DirectionProvider>
      <MantineProvider
        theme={kitTheme}
        cssVariablesResolver={cssVariables}
        forceColorScheme={scheme === 'auto' ? system : scheme}
        withGlobalClasses={false}
      >
        {/* A transition would show a new address late, and a change made meanwhile on the old page would undo it. */}
        <RouterProvider router={router} useTransitions={false} />
        <ToastHost />
      </MantineProvider>
    </DirectionProvider>
  );
}
