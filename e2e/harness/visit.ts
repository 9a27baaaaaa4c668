import type { Browser, BrowserContext } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { launchBrowser } from '../../test/harness/browser/test-browser.ts';
import { Person } from './person.ts';
import { memoryOf, newVisit, type Visit, windowOf } from './browser-window.ts';
import { ownWorld } from './product/world.ts';

let running: Browser | undefined;

/** One browser for all files of a worker; it ends with the worker. */
async function ownBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launchBrowser();
  return running;
}

/** Unused contexts by address and window. Their caches are kept, so that pages load faster, as for returning users. */
const idle = new Map<string, BrowserContext[]>();

function idleFor(address: string, visit: Visit): BrowserContext[] {
  const kind = JSON.stringify([address, windowOf(visit), visit.isFirstEntry]);
  const found = idle.get(kind) ?? [];
  idle.set(kind, found);
  return found;
}

/** Reuses a context with new storage if there is one. */
async function browserFor(browser: Browser, address: string, visit: Visit): Promise<BrowserContext> {
  const used = visit.isNewBrowser ? undefined : idleFor(address, visit).pop();
  if (!used) return newVisit(browser, address, visit);
  await used.setStorageState(memoryOf(address, visit));
  return used;
}

/** Clears a visit, except for the cache. */
async function leave(context: BrowserContext, address: string, visit: Visit): Promise<void> {
  if (visit.isNewBrowser) return context.close();
  await Promise.all(context.pages().map(page => page.close()));
  await context.unrouteAll();
  await context.clearPermissions();
  context.removeAllListeners();
  idleFor(address, visit).push(context);
}

/**
 * Returns a function that opens the product for a user; windows close after each test. A script error of the page, or a
 * request to another site, fails the test.
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
    const context = await browserFor(browser, address, visit);
    leaves.push(() => leave(context, address, visit));
    context.setDefaultTimeout(60_000);
    context.on('weberror', error => faults.push(String(error.error())));
    context.on('request', request => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== address) faults.push(`${request.url()} was asked for`);
    });
    return new Person(await context.newPage(), visit.lang ?? 'zh');
  };
}
