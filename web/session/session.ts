import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { OfficeUser, endSession, showOfficeUser } from '../../contract/identity.ts';
import type { MenuEntry, showMenu } from '../../contract/team.ts';
import { call, CallError, connectSession } from '../api.ts';
import { showToast } from '../ui/toast.ts';
import { goOnWith } from './sign-in.ts';
import { withTabLock } from './tab-lock.ts';
import { dropTokens, readTokens } from './tokens.ts';

export interface Session {
  user: OfficeUser;
  menus: MenuEntry[];
}

let loading: Promise<Session> | undefined;
/** Counts ended sessions: the router of one must not outlive it, because it holds the routes of its menu. */
let generation = 0;
const listeners = new Set<() => void>();

export const hasToken = () => readTokens().access !== '';

async function load(): Promise<Session> {
  const { officeUser } = await call<typeof showOfficeUser>('POST', '/office/officeuser/info', {
    faults: 'page',
  });
  const { menus } = await call<typeof showMenu>('GET', '/office/api/team/menu/:id', {
    params: { id: officeUser.teamId },
    faults: 'page',
  });
  return { user: officeUser, menus };
}

/** User and menu, loaded on first entry; null, after a toast, when they cannot be had (spec §2). */
export async function enterSession(): Promise<Session | null> {
  if (!hasToken()) return null;
  loading ??= load();
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    if (!(error instanceof CallError && error.told)) {
      showToast('error', (error instanceof Error && error.message) || i18next.t('error.unknown'));
    }
    return null;
  }
}

/** Forgets tokens, user and menu, and shows the landing page. */
export function leaveSession(): void {
  dropTokens();
  loading = undefined;
  if (location.pathname !== '/index') history.replaceState(null, '', '/index');
  generation++;
  for (const listener of listeners) listener();
}

/** Signs out on the server too; a server that cannot be reached does not keep anybody in. */
export async function logOut(): Promise<void> {
  await call<typeof endSession>('DELETE', '/auth/token/logout', { faults: 'page' }).catch(() => undefined);
  leaveSession();
}

/** One refresh for all tabs: who waited for the lock finds the new token stored already. */
async function refresh(staleToken: string): Promise<boolean> {
  const { refresh: token } = readTokens();
  if (!token) return false;
  return withTabLock(async () => {
    if (readTokens().access !== staleToken) return hasToken();
    return goOnWith(token).then(
      () => true,
      () => false,
    );
  });
}

connectSession({ accessToken: () => readTokens().access, refresh, end: leaveSession });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSessionGeneration = () => useSyncExternalStore(subscribe, () => generation);
