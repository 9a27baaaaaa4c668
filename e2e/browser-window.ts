import type { Browser, BrowserContext } from 'playwright-core';
import type { Lang } from '../contract/error-texts.ts';
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
}

/** A page that belongs to no site has no storage. */
const tipWasSeen = "try { sessionStorage.setItem('starbridge-tip-Boolean', 'true') } catch {}";

/** A browser of its own, in which the product finds what it would have remembered of earlier visits. */
export async function newVisit(browser: Browser, address: string, visit: Visit): Promise<BrowserContext> {
  const { tokens, lang = 'zh', scheme = 'light', direction = 'ltr', width = 1440, height = 900 } = visit;
  const settings = { lang, scheme, direction };
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    locale: lang === 'zh' ? 'zh-CN' : 'en-GB',
    timezoneId: 'Asia/Shanghai',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: address,
          localStorage: remembered(settings, tokens),
        },
      ],
    },
  });
  if (!visit.isFirstEntry) await context.addInitScript(tipWasSeen);
  return context;
}
