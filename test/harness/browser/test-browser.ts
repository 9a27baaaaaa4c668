import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { hasRoomInMemory } from '../database/memory-folder.ts';
import { unpackNpmChromium } from './npm-chromium.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const LAUNCH_WITHIN_MS = 30_000;

/** `--no-sandbox`: root and containers have none; the pages are our own. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', ...QUIET];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browsers of this machine, best first: the one in CHROMIUM, then those on PATH.
 * @param env with CHROMIUM (a path) and PATH
 */
export function findBrowsers(
  env: Record<string, string | undefined>,
  platform: string = process.platform,
  exists: (file: string) => boolean = isExecutable,
): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(folder => folder !== '');
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)));
  const apps = MAC_APPS.map(app => `/Applications/${app}.app/Contents/MacOS/${app}`);
  const named = env['CHROMIUM'] ? [env['CHROMIUM']] : [];
  return [...named, ...onPath, ...(platform === 'darwin' ? apps : [])].filter(exists);
}

async function tryLaunch(
  executablePath: string,
  flags: readonly string[],
  env: Record<string, string> = {},
): Promise<Browser> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, ...flags],
    // Playwright makes Chromium share memory through files, because containers have little of it; that costs a tenth of
    // the run.
    ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
    // Without a language, browsers drop the name of a saved file that contains Chinese.
    env: { LANG: 'C.UTF-8', ...Object.fromEntries(inherited), ...env },
    timeout: LAUNCH_WITHIN_MS,
  });
  const page = await browser.newPage();
  await page.setContent('<p>星桥</p>');
  const text = await page.textContent('p');
  await page.close();
  if (text === '星桥') return browser;
  await browser.close();
  throw new Error('it shows no page');
}

/**
 * Launches the first working browser: the one in CHROMIUM, then the Chromium of the npm package, which has no window
 * and so needs a third less time, then one of this machine. A browser works if a page shows its text: on some systems
 * `chromium-browser` is only a stub.
 * @param flags of Chromium, besides those that make it quiet
 * @throws an error that lists what was tried
 */
export async function launchBrowser(
  env: Record<string, string | undefined> = process.env,
  flags: readonly string[] = [],
): Promise<Browser> {
  const failures: string[] = [];
  const browsers = findBrowsers(env).map(file => ({
    name: file,
    find: () => ({ executablePath: file, env: {} }),
  }));
  const named = browsers.filter(({ name }) => name === env['CHROMIUM']);
  const others = browsers.filter(browser => !named.includes(browser));
  const packaged = { name: "npm's @sparticuz/chromium", find: unpackNpmChromium };
  for (const { name, find } of [...named, packaged, ...others]) {
    try {
      const found = find();
      return await tryLaunch(found.executablePath, flags, found.env);
    } catch (error) {
      failures.push(`${name}: ${firstLine(error)}`);
    }
  }
  throw new Error(`No browser could be launched.\n${failures.join('\n')}`);
}

function firstLine(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return lines.find(line => /error while|cannot open|not found/.test(line)) ?? lines[0] ?? '';
}
