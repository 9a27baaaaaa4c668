import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { launchBrowser } from '../../test/harness/browser/test-browser.ts';
import { Person } from './person.ts';
import { memoryOf, newVisit, type Visit, windowOf } from './browser-window.ts';
import { ownWorld } from './product/world.ts';

let running: Browser | undefined;

/** One browser for all files of a worker; it ends with the worker. */
async function ownBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launchBrowser(process.env, ['--process-per-site']);
  return running;
}

/** A browser context with an empty page of the product's site. */
interface BrowserWindow {
  context: BrowserContext;
  /**
   * Keeps alive the process that draws the site, in which the next page then finds the compiled code: it needs about
   * 60% of the work of a page in a new process.
   */
  anchor: Page;
}

/** Unused windows by address and kind. Their caches are kept, so that pages load faster, as for returning users. */
const idle = new Map<string, BrowserWindow[]>();

function idleFor(address: string, visit: Visit): BrowserWindow[] {
  const kind = JSON.stringify([address, windowOf(visit), visit.isFirstEntry]);
  const found = idle.get(kind) ?? [];
  idle.set(kind, found);
  return found;
}

async function openWindow(browser: Browser, address: string, visit: Visit): Promise<BrowserWindow> {
  const context = await newVisit(browser, address, visit);
  const anchor = await context.newPage();
  await anchor.route('**', route => route.fulfill({ contentType: 'text/html', body: '' }));
  await anchor.goto('/');
  return { context, anchor };
}

/** Reuses a window with new storage if there is one. */
async function windowFor(browser: Browser, address: string, visit: Visit): Promise<BrowserWindow> {
  const used = idleFor(address, visit).pop();
  if (!used) return openWindow(browser, address, visit);
  const items = JSON.stringify(memoryOf(visit));
  await used.anchor.evaluate(`(() => {
    localStorage.clear();
    for (const { name, value } of ${items}) localStorage.setItem(name, value);
  })()`);
  return used;
}

/** Clears a visit, except for the cache. */
async function leave(used: BrowserWindow, address: string, visit: Visit): Promise<void> {
  const { context, anchor } = used;
  const pages = context.pages().filter(page => page !== anchor);
  await Promise.all(pages.map(page => page.close()));
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
  context.removeAllListeners();
  idleFor(address, visit).push(used);
}

async function contextFor(browser: Browser, address: string, visit: Visit) {
  if (visit.isNewBrowser) {
    const context = await newVisit(browser, address, visit);
    return { context, close: () => context.close() };
  }
  const used = await windowFor(browser, address, visit);
  return { context: used.context, close: () => leave(used, address, visit) };
}

/** Enough for the part of a page that matters, few enough to be read. */
const longestPicture = 6000;

/** Prints the open pages of a failed test as a screen reader finds them: most failures explain themselves there. */
async function sayWhatIsShown(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap(context => context.pages())) {
    if (new URL(page.url()).pathname === '/') continue;
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch(error => String(error));
    process.stderr.write(
      `\nThe test failed at ${page.url()}, which shows\n${shown.slice(0, longestPicture)}\n`,
    );
  }
}

/**
 * Returns a function that opens the product for a user; its pages close after each test. A script error of the page, a request
 * to another site, or something that the policy of the page forbids, fails the test.
 */
export function visits(addressOf = () => ownWorld().address): (visit?: Visit) => Promise<Person> {
  let browser: Browser;
  const leaves: (() => Promise<void>)[] = [];
  const faults: string[] = [];
  const opened: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await ownBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await sayWhatIsShown(opened);
    opened.length = 0;
    await Promise.all(leaves.splice(0).map(leave => leave()));
    if (faults.length) throw new Error(faults.splice(0).join('\n'));
  });
  return async (visit = {}) => {
    const address = addressOf();
    const { context, close } = await contextFor(browser, address, visit);
    leaves.push(close);
    opened.push(context);
    context.setDefaultTimeout(60_000);
    context.on('weberror', error => faults.push(String(error.error())));
    context.on('console', message => {
      if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
    });
    context.on('request', request => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== address) faults.push(`${request.url()} was asked for`);
    });
    return new Person(await context.newPage(), visit.lang ?? 'zh');
  };
}
