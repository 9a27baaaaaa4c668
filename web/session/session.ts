import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { showEquity } from '../../contract/billing/plans.ts';
import type { OfficeUser, endSession, showOfficeUser } from '../../contract/identity/sign-in.ts';
import { toastTimes } from '../../contract/core/limits.ts';
import type { MenuEntry, showMenu } from '../../contract/workspace/team.ts';
import { call, CallError, connectSession } from '../app/api.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { type Equity, gateMenu, unknownEquity } from './menu-gate.ts';
import { goOnWith } from './sign-in.ts';
import { withTabLock } from './tab-lock.ts';
import { dropTokens, onTokensChange, readTokens } from './tokens.ts';

export interface Session {
  user: OfficeUser;
  menus: MenuEntry[];
  equity: Equity;
  /** The spec's isAdmin: the main account of its team. */
  isAdmin: boolean;
}

let loading: Promise<Session> | undefined;
/** The latest one; kept when it ends, because its pages are still drawn once more. */
let shown: Session | undefined;
/** Counts ended sessions: the router of one must not outlive it, because it holds the routes of its menu. */
let generation = 0;
let isTakenOver = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const hasToken = () => readTokens().access !== '';

/** A name and one entry of the menu hang on it: who cannot have it now may work all the same. */
function showEquityOf(teamId: number): Promise<Equity> {
  return call<typeof showEquity>('GET', '/office/api/team/equity', {
    query: { teamId },
    errorDisplay: 'page',
  }).catch(() => unknownEquity);
}

async function load(): Promise<Session> {
  const { officeUser: user } = await call<typeof showOfficeUser>('POST', '/office/officeuser/info', {
    errorDisplay: 'page',
  });
  const [{ menus }, equity] = await Promise.all([
    call<typeof showMenu>('GET', '/office/api/team/menu/:id', {
      params: { id: user.teamId },
      errorDisplay: 'page',
    }),
    showEquityOf(user.teamId),
  ]);
  return { user, menus: gateMenu(menus, equity), equity, isAdmin: user.roleIds.includes('ADMIN') };
}

/** User, menu and plan, loaded on first entry; null, after a toast, when they cannot be had (spec §2). */
export async function enterSession(): Promise<Session | null> {
  if (!hasToken()) return null;
  loading ??= load();
  try {
    shown = await loading;
    return shown;
  } catch (error) {
    loading = undefined;
    if (!(error instanceof CallError && error.alreadyShown)) {
      showToast('error', (error instanceof Error && error.message) || i18next.t('error.unknown'));
    }
    return null;
  }
}

/**
 * Asks again for user, menu and plan, after any of them changed; pages that use the session show it at once.
 * What cannot be had stays as it was.
 */
export async function renewSession(): Promise<void> {
  const before = loading;
  const next = await load().catch(() => null);
  if (!next || loading !== before) return;
  loading = Promise.resolve(next);
  shown = next;
  tell();
}

/** The session of a page behind the sign-in. */
export function useSession(): Session {
  const session = useSyncExternalStore(subscribe, () => shown);
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

/** Forgets tokens, user and menu in every tab, and shows a page that is open to everybody. */
export function leaveSession(to = '/index'): void {
  loading = undefined;
  isTakenOver = false;
  dropTokens();
  if (location.pathname !== to) history.replaceState(null, '', to);
  generation++;
  tell();
}

/** Signs out on the server too; a server that cannot be reached does not keep anybody in. */
export async function logOut(): Promise<void> {
  await call<typeof endSession>('DELETE', '/auth/token/logout', { errorDisplay: 'page' }).catch(
    () => undefined,
  );
  leaveSession();
}

/** The account signed in elsewhere: nothing goes on until its person has read so (spec §4, "forced offline"). */
export function takeOver(): void {
  isTakenOver = true;
  tell();
}

/** The session ended in another way than by signing out here: as an answer of HTTP 401 (spec §8). */
export function endSessionHere(): void {
  if (isTakenOver || !loading) return;
  leaveSession();
  showToast('error', i18next.t('error.sessionExpired'), toastTimes.session);
}

/**
 * One refresh for all tabs: who waited for the lock finds the new token stored already.
 * @param staleToken the access token that was refused
 * @returns whether there is another one now; false when the refresh token was refused
 * @throws CallError when the server could not be asked
 */
export async function refreshTokens(staleToken: string): Promise<boolean> {
  const { refresh: token } = readTokens();
  if (!token) return false;
  return withTabLock(async () => {
    if (readTokens().access !== staleToken) return hasToken();
    try {
      await goOnWith(token);
      return true;
    } catch (error) {
      // A lost connection or a server that starts again ends no session: only who is refused is out.
      if (error instanceof CallError && error.code === 401) return false;
      throw error;
    }
  });
}

connectSession({
  // What was on its way when the account was taken over comes back in silence.
  accessToken: () => (isTakenOver ? '' : readTokens().access),
  refresh: refreshTokens,
  // The dialog that tells of it stays, whatever late answers say.
  end() {
    if (!isTakenOver) leaveSession();
  },
});

/** Another tab signed out. */
onTokensChange(() => {
  if (loading && !hasToken()) leaveSession();
});

export const useSessionGeneration = () => useSyncExternalStore(subscribe, () => generation);
export const useIsTakenOver = () => useSyncExternalStore(subscribe, () => isTakenOver);
