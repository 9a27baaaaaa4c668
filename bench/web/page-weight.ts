import type { Browser, Request } from 'playwright-core';
import { newVisit, type Visit } from '../../e2e/harness/browser-window.ts';

/** What a page loaded with an empty cache until the network was idle, in transferred bytes. */
export interface PageWeight {
  javascript: number;
  files: number;
  /** Including style sheets, texts, pictures and API responses. */
  everything: number;
  /** JavaScript files that were not compressed with brotli. */
  otherwiseEncoded: string[];
}

/**
 * Opens an address in a new browser window and adds up the encoded bodies of all responses.
 * @param shown a selector that exists once the page is ready
 */
export async function weighPage(
  browser: Browser,
  address: string,
  path: string,
  shown: string,
  visit: Visit,
): Promise<PageWeight> {
  const context = await newVisit(browser, address, visit);
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', request => requests.push(request));
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
    const weight: PageWeight = { javascript: 0, files: 0, everything: 0, otherwiseEncoded: [] };
    for (const request of requests) {
      const response = await request.response();
      if (!response) continue;
      const { responseBodySize } = await request.sizes();
      weight.everything += responseBodySize;
      if (!/javascript/.test((await response.headerValue('content-type')) ?? '')) continue;
      weight.javascript += responseBodySize;
      weight.files += 1;
      if ((await response.headerValue('content-encoding')) !== 'br')
        weight.otherwiseEncoded.push(request.url());
    }
    return weight;
  } finally {
    await context.close();
  }
}
