import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from '../test/browser.ts';
import { Person } from './actions.ts';
import { newVisit, type Visit } from './browser-window.ts';
import { ownWorld } from './world.ts';

/**
 * One browser for a file of tests. What it gives sends somebody to the product; their windows close after
 * each test. A fault in a page's own code, or a page that asks for anything elsewhere, fails the test.
 */
export function visits(addressOf = () => ownWorld().address): (visit?: Visit) => Promise<Person> {
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
