/**
 * `node e2e/walk-pages.ts ADDRESS [FOLDER]` opens every page of the menu as the demo account of a running sandbox, wide
 * and narrow, in both languages and colour schemes, and prints as JSON what is wrong: a page without data, an error in
 * the console, a violation of WCAG, a page wider than its window. With a folder it keeps a picture of each.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '../contract/core/error-texts.ts';
import { entries, type Entry } from '../server/workspace/team/menu-entries.ts';
import { launchBrowser } from '../test/harness/browser/test-browser.ts';
import { newVisit } from './harness/browser-window.ts';
import { emptyStates, isLoaded, sidewaysScroll } from './harness/page-state.ts';
import { Person } from './harness/person.ts';
import { tokensOf, type Tokens } from './harness/sign-in.ts';
import { violations, withoutShell } from './harness/violations.ts';

interface Finding {
  page: string;
  look: string;
  kind: 'empty' | 'console' | 'axe' | 'scroll' | 'failed';
  what: string;
}

const widths = [1440, 390];
const langs: readonly Lang[] = ['zh', 'en'];
const schemes = ['light', 'dark'] as const;

const pagesOf = (all: readonly Entry[]): string[] =>
  all.flatMap(({ path: address, children }) => [...(address ? [address] : []), ...pagesOf(children ?? [])]);

/** What is wrong with the open page in its present colours. */
async function look(person: Person, scheme: (typeof schemes)[number]): Promise<[Finding['kind'], string][]> {
  const { page } = person;
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
  const axe = await violations(person, withoutShell, scheme === 'light' ? 'all' : 'contrast');
  const found = axe.map(what => ['axe', what] as [Finding['kind'], string]);
  if (scheme === 'dark') return found;
  const wider = await sidewaysScroll(page);
  if (wider > 0) found.push(['scroll', `${wider} px`]);
  for (const text of await emptyStates(page)) found.push(['empty', text]);
  return found;
}

async function walk(
  address: string,
  { tokens, lang, width, folder }: { tokens: Tokens; lang: Lang; width: number; folder: string | undefined },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const height = width > 1000 ? 900 : 844;
  const context = await newVisit(browser, address, { tokens, lang, width, height });
  for (const place of pagesOf(entries)) {
    const page = await context.newPage();
    const name = `${width} ${lang}`;
    const note = (kind: Finding['kind'], what: string, scheme = '') =>
      findings.push({ page: place, look: `${name}${scheme && ` ${scheme}`}`, kind, what });
    page.on('console', message => message.type() === 'error' && note('console', message.text()));
    page.on('pageerror', error => note('console', String(error)));
    try {
      await page.goto(place);
      await isLoaded(page);
      const { pathname } = new URL(page.url());
      if (!pathname.startsWith(place)) note('failed', `sent away to ${pathname}`);
      const person = new Person(page, lang);
      for (const scheme of schemes) {
        for (const [kind, what] of await look(person, scheme)) note(kind, what, scheme);
        const file = `${place.slice(1).replaceAll('/', '-')}.${width}.${lang}.${scheme}.png`;
        if (folder) await page.screenshot({ path: path.join(folder, file) });
      }
    } catch (error) {
      note('failed', String(error));
    }
    await page.close();
  }
  await context.close();
  return findings;
}

const [address, folder] = process.argv.slice(2);
if (!address) {
  process.stderr.write('node e2e/walk-pages.ts ADDRESS [FOLDER]\n');
  process.exit(2);
}
if (folder) mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
try {
  const tokens = await tokensOf(address);
  const findings: Finding[] = [];
  for (const width of widths)
    for (const lang of langs) findings.push(...(await walk(address, { tokens, lang, width, folder })));
  process.stdout.write(`${JSON.stringify({ pages: pagesOf(entries).length, findings }, null, 1)}\n`);
} finally {
  await browser.close();
}
