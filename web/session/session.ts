import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { getEquity } from '../../contract/billing/plans.ts';
import { endSession, getOfficeUser, type OfficeUser } from '../../contract/identity/sign-in.ts';
import type { Permission } from '../../contract/core/roles/permissions.ts';
import { setUsualZone } from '../../contract/core/time/zone-clock.ts';
import { toastTimes } from '../../contract/core/limits.ts';
import { type ClosedPage, getMenu, type MenuEntry } from '../../contract/workspace/team.ts';
import { call, CallError, connectSession } from '../app/api.ts';
import { paths } from '../app/paths.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { type Equity, gateMenu, unknownEquity } from './menu-gate.ts';
import { goOnWith } from './token-calls.ts';
import { withTabLock } from './tab-lock.ts';
import { dropTokens, onTokensChange, readTokens } from './tokens.ts';

export interface Session {
  user: OfficeUser;
  menus: MenuEntry[];
  /** Pages that are for others only. */
  closed: ClosedPage[];
  /** The paths of the menu entries that the account keeps at the top. */
  pinned: string[];
  equity: Equity;
  /** The main account of its team. */
  isAdmin: boolean;
}

let loading: Promise<Session> | undefined;
/** The latest session; kept after its end, because its pages render once more. */
let shown: Session | undefined;
/** Counts ended sessions: a router holds the routes of its session's menu, so it must not outlive it. */
let generation = 0;
let isTakenOver = false;
/** Until the server has answered; it also tells this tab that the session ended, which leads nowhere else then. */
let isSigningOut = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const hasToken = () => readTokens().access !== '';

/** Only a name and one menu entry depend on it, so the session starts without it if it fails. */
function showEquityOf(teamId: number): Promise<Equity> {
  return call(getEquity, {
    query: { teamId },
    errorDisplay: 'page',
  }).catch(() => unknownEquity);
}

async function load(): Promise<Session> {
  const { officeUser: user } = await call(getOfficeUser, {
    errorDisplay: 'page',
  });
  const isAdmin = user.roleIds.includes('ADMIN');
  // Nothing else answers before that.
  if (user.needsSecondFactor)
    return { user, menus: [], closed: [], pinned: [], equity: unknownEquity, isAdmin };
  const [{ menus, closed, pinned }, equity] = await Promise.all([
    call(getMenu, {
      params: { id: user.teamId },
      errorDisplay: 'page',
    }),
    showEquityOf(user.teamId),
  ]);
  return { user, menus: gateMenu(menus, equity), closed, pinned, equity, isAdmin };
}

/** From now on, times are those of the team. */
function show(session: Session): Session {
  setUsualZone(session.user.timeZone);
  shown = session;
  return session;
}

/** Loads user, menu and plan on first entry; null, after a toast, if that fails. */
export async function enterSession(): Promise<Session | null> {
  if (!hasToken()) return null;
  loading ??= load();
  try {
    return show(await loading);
  } catch (error) {
    loading = undefined;
    if (!(error instanceof CallError && error.alreadyShown)) {
      showToast('error', (error instanceof Error && error.message) || i18next.t('error.unknown'));
    }
    return null;
  }
}

/**
 * Reloads user, menu and plan after a change; pages that use the session update. What fails to load stays as it was.
 */
export async function renewSession(): Promise<void> {
  const before = loading;
  const next = await load().catch(() => null);
  if (!next || loading !== before) return;
  if (next.user.needsSecondFactor) return leaveForFactor();
  loading = Promise.resolve(next);
  show(next);
  tell();
}

/**
 * The team has just begun to require a second factor, which this account has not: its pages get no more answers. Whoever
 * waits for this waits until the page is gone.
 */
function leaveForFactor(): Promise<never> {
  const { pathname, search, hash } = location;
  location.replace(paths.secondFactor(pathname + search + hash));
  return new Promise(() => undefined);
}

/** Shows other pinned entries; whoever calls it tells the server too. */
export function showPinned(change: (pinned: readonly string[]) => string[]): void {
  if (!shown) return;
  const next = { ...shown, pinned: change(shown.pinned) };
  loading = Promise.resolve(next);
  show(next);
  tell();
}

/** Whether the role of who is signed in has a permission. */
export const useMay = (permission: Permission): boolean => useSession().user.permissions.includes(permission);

/** The session of a page behind the sign-in. */
export function useSession(): Session {
  const session = useSyncExternalStore(subscribe, () => shown);
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

/** Clears tokens, user and menu in every tab, and opens a public page. */
export function leaveSession(to = paths.landing()): void {
  loading = undefined;
  isTakenOver = false;
  setUsualZone(undefined);
  dropTokens();
  if (location.pathname !== to) history.replaceState(null, '', to);
  generation++;
  tell();
}

/** Who asked for one of these wants to sign in anyway. */
const beforeSignIn = [paths.landing(), paths.signIn(), paths.register(), paths.forgotPassword()];

/** Leaves a session that ended by itself: the next sign-in leads back to this page. */
function leaveForNow(): void {
  if (isSigningOut) return;
  const { pathname, search, hash } = location;
  const here = pathname + search + hash;
  leaveSession(beforeSignIn.includes(pathname) ? here : paths.landing({ next: here }));
}

/** Signs out on the server too; an unreachable server does not prevent the sign-out. */
export async function logOut(): Promise<void> {
  isSigningOut = true;
  await call(endSession, { errorDisplay: 'page' }).catch(() => undefined);
  isSigningOut = false;
  leaveSession();
}

/** The account signed in elsewhere: the page is blocked until the user confirms. */
export function takeOver(): void {
  isTakenOver = true;
  tell();
}

/** Handles a session ended other than by signing out here, as after HTTP 401. */
export function endSessionHere(): void {
  if (isTakenOver || isSigningOut || !loading) return;
  leaveForNow();
  showToast('error', i18next.t('error.sessionExpired'), toastTimes.session);
}

/**
 * Refreshes once for all tabs: a tab that waited for the lock finds the new token stored.
 * @param staleToken the rejected access token
 * @returns whether there is a new one; false if the refresh token was rejected
 * @throws CallError if the server cannot be reached
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
      // A lost connection or a restarting server ends no session; only a rejection does.
      if (error instanceof CallError && error.code === 401) return false;
      throw error;
    }
  });
}

connectSession({
  // After a takeover, responses to earlier calls are ignored.
  accessToken: () => (isTakenOver ? '' : readTokens().access),
  refresh: refreshTokens,
  // The dialog stays, whatever late responses say.
  end() {
    if (!isTakenOver) leaveForNow();
  },
});

/** Another tab signed out. */
onTokensChange(() => {
  if (loading && !hasToken()) leaveForNow();
});

export const useSessionGeneration = () => useSyncExternalStore(subscribe, () => generation);
export const useIsTakenOver = () => useSyncExternalStore(subscribe, () => isTakenOver);
