import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { type Flags } from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { chromium } from 'playwright-core';
import { findBrowsers, launchBrowser } from '../../test/harness/browser/test-browser.ts';

/** Lighthouse's performance figures of one page load; times in milliseconds. */
export interface PagePerformance {
  /** 0 to 100. */
  score: number;
  lcp: number;
  cls: number;
  tbt: number;
}

/** Only this machine can be reached, whatever a page or the browser requests. */
const loopbackOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Stores values in the browser's own profile, through an address that loads nothing of the web. */
async function remember(
  port: number,
  address: string,
  values: readonly { name: string; value: string }[],
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('the browser has no profile');
  await page.goto(`${address}/healthz`);
  await page.evaluate(
    `for (const { name, value } of ${JSON.stringify(values)}) localStorage.setItem(name, value)`,
  );
  await page.close();
  await browser.close();
}

/**
 * Loads a page under Lighthouse's desktop profile in a new browser: an empty cache, and `remembered` in its
 * storage.
 * @throws if Lighthouse could not measure the page, or was redirected
 */
export async function measurePage(
  address: string,
  path: string,
  remembered: readonly { name: string; value: string }[],
): Promise<PagePerformance> {
  const port = await freePort();
  // An installed browser with a window: without a window Lighthouse loads no page.
  const [installed] = findBrowsers(process.env);
  const env = { ...process.env, ...(installed !== undefined && { CHROMIUM: installed }) };
  const browser = await launchBrowser(env, [`--remote-debugging-port=${port}`, loopbackOnly]);
  try {
    await remember(port, address, remembered);
    const flags: Flags = {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance'],
      disableStorageReset: true,
      disableFullPageScreenshot: true,
    };
    const run = await lighthouse(`${address}${path}`, flags, desktop);
    const { lhr } = run ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse: ${lhr?.runtimeError?.message ?? 'no result'}`);
    const shown = new URL(lhr.finalDisplayedUrl).pathname;
    if (shown !== path) throw new Error(`Lighthouse was led from ${path} to ${shown}`);
    const figure = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
    return {
      score: Math.round((lhr.categories.performance?.score ?? NaN) * 100),
      lcp: Math.round(figure('largest-contentful-paint')),
      cls: Number(figure('cumulative-layout-shift').toFixed(4)),
      tbt: Math.round(figure('total-blocking-time')),
    };
  } finally {
    await browser.close();
  }
}
