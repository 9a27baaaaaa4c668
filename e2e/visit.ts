import type { Browser, BrowserContext } from 'playwright-core';
import { afterEach, beforeAll } from 'vitest';
import { launchBrowser } from '../test/browser.ts';
import { Person } from './actions.ts';
import { newVisit, type Visit } from './browser-window.ts';
import { ownWorld } from './world.ts';

let running: Browser | undefined;

/** One browser for all files of a worker; it ends with the worker. */
async function ownBrowser(): Promise<Browser> {
  if (!running?.isConnected()) running = await launchBrowser();
  return running;
}

/**
 * What it gives sends somebody to the product; their windows close after each test. A fault in a page's own code,
 * or a page that asks for anything elsewhere, fails the test.
 */
export function visits(addressOf = () => ownWorld().address): (visit?: Visit) => Promise<Person> {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await ownBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(context => context.close()));
    if (faults.length) throw new Error(faults.splice(0).join('\n'));
  });
  return async (visit = {}) => {
    const address = addressOf();
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
