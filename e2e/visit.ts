import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import type { Lang } from '../contract/error-texts.ts';
import { disguise } from '../server/auth/password-cipher.ts';
import { readEnv } from '../server/env.ts';
import { demoAccount } from '../server/sandbox/demo-account.ts';
import { launchBrowser } from '../test/browser.ts';
import { Person } from './actions.ts';

export interface Tokens {
  access: string;
  refresh: string;
}

/** How somebody comes to the product: signed in or not, and how their browser is set up. */
export interface Visit {
  tokens?: Tokens;
  lang?: Lang;
  scheme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  width?: number;
  height?: number;
}

/** Signs in over HTTP, as the spec has it; every session of the account before this one ends. */
export async function tokensOf(
  address: string,
  account: { username: string; password: string } = demoAccount,
): Promise<Tokens> {
  const env = readEnv({});
  const response = await fetch(`${address}/auth/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: env.AUTH_USER_PREFIX + account.username,
      password: disguise(account.password, env.AUTH_PASSWORD_KEY),
    }),
    headers: {
      authorization: `Basic ${Buffer.from(`${env.AUTH_CLIENT_ID}:${env.AUTH_CLIENT_SECRET}`).toString('base64')}`,
    },
  });
  const pair = (await response.json()) as { access_token: string; refresh_token: string };
  return { access: pair.access_token, refresh: pair.refresh_token };
}

/** A browser of its own, in which the product finds what it would have remembered of earlier visits. */
export async function newVisit(browser: Browser, address: string, visit: Visit): Promise<BrowserContext> {
  const { tokens, lang = 'zh', scheme = 'light', direction = 'ltr', width = 1440, height = 900 } = visit;
  const remembered = {
    lang,
    scheme,
    direction,
    ...(tokens && { token: tokens.access, refresh_token: tokens.refresh }),
  };
  return browser.newContext({
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
          localStorage: Object.entries(remembered).map(([name, value]) => ({
            name: `starbridge-${name}-String`,
            value,
          })),
        },
      ],
    },
  });
}

/**
 * One browser for a file of tests. What it gives sends somebody to the product; their windows close after
 * each test. A fault in a page's own code, or a page that asks for anything elsewhere, fails the test.
 */
export function visits(): (visit?: Visit) => Promise<Person> {
  const { address } = inject('world');
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()));
    if (faults.length) throw new Error(faults.splice(0).join('\n'));
  });
  afterAll(() => browser.close());
  return async (visit = {}) => {
    const context = await newVisit(browser, address, visit);
    contexts.push(context);
    context.setDefaultTimeout(15_000);
    context.on('weberror', error => faults.push(String(error.error())));
    context.on('request', request => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== address) faults.push(`${request.url()} was asked for`);
    });
    return new Person(await context.newPage(), visit.lang ?? 'zh');
  };
}
