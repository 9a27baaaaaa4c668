import type { Browser, BrowserContext } from 'playwright-core';
import type { Lang } from '../../contract/core/error-texts.ts';
import { remembered, type Tokens } from './sign-in.ts';

/** A visitor: signed in or not, and the setup of their browser. */
export interface Visit {
  tokens?: Tokens;
  lang?: Lang;
  scheme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  width?: number;
  height?: number;
  /** Pixels of the screen for each pixel of the page; 1 without it. */
  sharpness?: number;
  /** The first visit of this browser, which shows the tip. */
  isFirstEntry?: boolean;
  /** A browser with an empty cache that is not reused: for tests that change the browser, or examine a first load. */
  isNewBrowser?: boolean;
}

/** A page without an origin has no storage. */
const tipWasSeen = "try { sessionStorage.setItem('starbridge-tip-Boolean', 'true') } catch {}";

/** The storage as left by earlier visits. */
export function memoryOf(visit: Visit): { name: string; value: string }[] {
  // The scheme follows the system, so that a test can change it on the open page.
  const { tokens, lang = 'zh', direction = 'ltr' } = visit;
  return remembered({ lang, direction }, tokens);
}

/** Options of the window that cannot be changed later. */
export function windowOf({
  lang = 'zh',
  scheme = 'light',
  width = 1440,
  height = 900,
  sharpness = 1,
}: Visit) {
  return {
    viewport: { width, height },
    deviceScaleFactor: sharpness,
    locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
    colorScheme: scheme,
  };
}

/** A browser context with the storage of earlier visits. */
export async function newVisit(browser: Browser, address: string, visit: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...windowOf(visit),
    baseURL: address,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: address, localStorage: memoryOf(visit) }] },
  });
  if (!visit.isFirstEntry) await context.addInitScript(tipWasSeen);
  return context;
}
