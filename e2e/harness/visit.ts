import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { launchBrowser } from '../../test/harness/browser/test-browser.ts';
import { Person } from './person.ts';
import { blankPage, memoryOf, newVisit, type Visit, windowOf } from './browser-window.ts';
import { ownWorld } from './product/world.ts';

let running: Browser | undefined;

/** One browser for all files of a worker; it ends with the worker. */
async function ownBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launchBrowser();
  return running;
}

/**
 * Unused windows, by address and by what cannot be changed later. They stay at a blank page of the product: a renderer
 * that has run the product before shows a page with 60% of the work of a new one.
 */
const idle = new Map<string, Page[]>();

function idleFor(address: string, { lang = 'zh', isFirstEntry }: Visit): Page[] {
  const kind = JSON.stringify([address, lang, isFirstEntry]);
  const found = idle.get(kind) ?? [];
  idle.set(kind, found);
  return found;
}

/** Reuses a window, with the size, scheme and storage of this visit, if there is one. */
async function windowFor(browser: Browser, address: string, visit: Visit): Promise<Page> {
  const { lang, isFirstEntry } = visit;
  if (visit.isNewBrowser) return (await newVisit(browser, address, visit)).newPage();
  let page = idleFor(address, visit).pop();
  if (!page) {
    // With the usual size and scheme, so that further tabs do not depend on which test opened it first.
    page = await (await newVisit(browser, address, { lang, isFirstEntry })).newPage();
    await page.goto(blankPage);
  }
  const { viewport, colorScheme } = windowOf(visit);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme });
  await page.evaluate(`(() => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of ${JSON.stringify(memoryOf(visit))}) localStorage.setItem(name, value);
  })()`);
  return page;
}

/** Clears a visit, except for the cache. */
async function leave(page: Page, address: string, visit: Visit): Promise<void> {
  const context = page.context();
  if (visit.isNewBrowser || page.isClosed()) return context.close();
  await Promise.all(
    context
      .pages()
      .filter(other => other !== page)
      .map(other => other.close()),
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(blankPage);
  // Otherwise the next page would be hovered where this visit left the pointer.
  await page.mouse.move(-1, -1);
  await context.clearPermissions();
  await context.clearCookies();
  page.removeAllListeners('request');
  context.removeAllListeners();
  idleFor(address, visit).push(page);
}

/**
 * Returns a function that opens the product for a user; windows are emptied after each test. A script error of the page,
 * or a request to another site, fails the test.
 */
export function visits(addressOf = () => ownWorld().address): (visit?: Visit) => Promise<Person> {
  let browser: Browser;
  const leaves: (() => Promise<void>)[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await ownBrowser();
  });
  afterEach(async () => {
    await Promise.all(leaves.splice(0).map(leave => leave()));
    if (faults.length) throw new Error(faults.splice(0).join('\n'));
  });
  return async (visit = {}) => {
    const address = addressOf();
    const page = await windowFor(browser, address, visit);
    leaves.push(() => leave(page, address, visit));
    const context = page.context();
    context.setDefaultTimeout(60_000);
    context.on('weberror', error => faults.push(String(error.error())));
    context.on('request', request => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== address) faults.push(`${request.url()} was asked for`);
    });
    return new Person(page, visit.lang ?? 'zh');
  };
}
