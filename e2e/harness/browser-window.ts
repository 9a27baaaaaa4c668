import type { Browser, BrowserContext } from 'playwright-core';
import type { Lang } from '../../contract/core/error-texts.ts';
import { remembered, type Tokens } from './sign-in.ts';

/** How somebody comes to the product: signed in or not, and how their browser is set up. */
export interface Visit {
  tokens?: Tokens;
  lang?: Lang;
  scheme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  width?: number;
  height?: number;
  /** Nothing was opened in this browser yet: the tip of the first entry comes up. */
  isFirstEntry?: boolean;
  /** Has loaded nothing before and is not used again: for what changes the browser itself, or looks at what a first load does. */
  isNewBrowser?: boolean;
}

/** A page that belongs to no site has no storage. */
const tipWasSeen = "try { sessionStorage.setItem('starbridge-tip-Boolean', 'true') } catch {}";

/** What the product finds of earlier visits. */
export function memoryOf(address: string, visit: Visit) {
  const { tokens, lang = 'zh', scheme = 'light', direction = 'ltr' } = visit;
  const localStorage = remembered({ lang, scheme, direction }, tokens);
  return { cookies: [], origins: [{ origin: address, localStorage }] };
}

/** How the window itself is set up, which cannot be changed later. */
export function windowOf({ lang = 'zh', scheme = 'light', width = 1440, height = 900 }: Visit) {
  return {
    viewport: { width, height },
    locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
    colorScheme: scheme,
  };
}

/** A browser of its own, in which the product finds what it would have remembered of earlier visits. */
export async function newVisit(browser: Browser, address: string, visit: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...windowOf(visit),
    baseURL: address,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    storageState: memoryOf(address, visit),
  });
  if (!visit.isFirstEntry) await context.addInitScript(tipWasSeen);
  return context;
}
