import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../harness/person.ts';
import { remembered, type Tokens, tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
let tokens: Tokens;
beforeAll(async () => {
  tokens = await tokensOf(ownWorld().address);
});

const path = '/bloggerSearch/tiktok';
const dark = { ground: [15, 17, 21], surface: [23, 26, 33], line: [39, 43, 52] };
const light = { ground: [246, 247, 249], surface: [255, 255, 255], line: [230, 232, 236] };
/** Text in the accent `violet` on dark. */
const violet = [177, 146, 251];

type Choices = Partial<Record<'scheme' | 'direction' | 'sidebar' | 'menu' | 'theme' | 'lang', string>>;

/** A visitor with stored settings, in a light or dark system. */
async function visitor(choices: Choices, system: 'light' | 'dark', signedIn = true): Promise<Person> {
  const person = await visit({ lang: choices.lang === 'en' ? 'en' : 'zh', isNewBrowser: true });
  await person.page.emulateMedia({ colorScheme: system });
  const items = remembered(choices, signedIn ? tokens : undefined);
  await person.page.context().addInitScript(`if (!localStorage.getItem('set-up')) {
    localStorage.clear();
    for (const { name, value } of ${JSON.stringify(items)}) localStorage.setItem(name, value);
    localStorage.setItem('set-up', 'yes');
    sessionStorage.setItem('starbridge-tip-Boolean', 'true');
  }`);
  return person;
}

/** Opens a page and holds back its bundle until `release`; resolves once the browser has painted. */
async function openWithoutBundle({ page }: Person, address = path): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!boot-)[^/]+\.js$/, async route => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  const paints = () => page.evaluate<number>('performance.getEntriesByName("first-paint").length');
  await expect.poll(paints).toBe(1);
  return resolve;
}

/** The attributes of the document and their rendering. */
const stateOf = (page: Page) =>
  page.evaluate<Record<string, string>>(`(() => {
    const html = document.documentElement;
    const meta = name => document.querySelector('meta[name=' + name + ']').content;
    return {
      scheme: html.dataset.mantineColorScheme,
      dir: getComputedStyle(document.body).direction,
      lang: html.lang,
      ground: getComputedStyle(html).backgroundColor,
      colorScheme: meta('color-scheme'),
      themeColor: meta('theme-color'),
    };
  })()`);

async function pixels(picture: Buffer, ...places: (readonly [x: number, y: number])[]): Promise<number[][]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]);
}

const rgb = (colour: number[]) => `rgb(${colour.join(', ')})`;

describe('Before its bundle is here a page', () => {
  test('renders dark, right-to-left, in English, with its narrow sidebar, on a light system', async () => {
    const person = await visitor(
      { scheme: 'dark', direction: 'rtl', sidebar: 'mini', theme: 'violet', lang: 'en' },
      'light',
    );
    const { page } = person;
    const release = await openWithoutBundle(person);
    const early = await stateOf(page);
    expect(early).toEqual({
      scheme: 'dark',
      dir: 'rtl',
      lang: 'en',
      ground: rgb(dark.ground),
      colorScheme: 'dark',
      themeColor: rgb(dark.ground),
    });
    const ground = [
      [20, 880],
      [1440 - 65, 500],
      [700, 56],
    ] as const;
    const surface = [
      [1440 - 32, 880],
      [700, 20],
      [20, 54],
    ] as const;
    const lines = [
      [1440 - 64, 500],
      [700, 55],
    ] as const;
    const picture = await page.screenshot();
    expect(await pixels(picture, ...ground)).toEqual([dark.ground, dark.ground, dark.ground]);
    expect(await pixels(picture, ...surface)).toEqual([dark.surface, dark.surface, dark.surface]);
    expect(await pixels(picture, ...lines)).toEqual([dark.line, dark.line]);

    release();
    await person.seesResults();
    expect(await stateOf(page)).toEqual(early);
    const whole = await page.screenshot();
    const edges = [...lines, [1440 - 65, 500], [1440 - 32, 880]] as const;
    expect(await pixels(whole, ...edges)).toEqual(await pixels(picture, ...edges));
  });

  test.each([
    [
      'a full sidebar',
      { scheme: 'light' },
      [
        [215, 500],
        [214, 880],
        [216, 500],
        [700, 55],
      ],
    ],
    [
      'a menu below the top bar',
      { scheme: 'light', menu: 'horizontal' },
      [
        [3, 99],
        [3, 98],
        [3, 100],
        [3, 20],
      ],
    ],
  ] as const)('renders light, with %s, on a dark system', async (_menu, choices, edges) => {
    const person = await visitor(choices, 'dark');
    const { page } = person;
    const release = await openWithoutBundle(person);
    expect(await stateOf(page)).toMatchObject({ scheme: 'light', dir: 'ltr', lang: 'zh-CN' });
    const early = await pixels(await page.screenshot(), ...edges);
    expect(early.slice(0, 3)).toEqual([light.line, light.surface, light.ground]);
    release();
    await person.seesResults();
    expect(await pixels(await page.screenshot(), ...edges)).toEqual(early);
  });

  test('follows the system by default, and has no frame without a sign-in', async () => {
    const person = await visitor({}, 'dark', false);
    const release = await openWithoutBundle(person, '/index');
    expect(await stateOf(person.page)).toMatchObject({ scheme: 'dark', themeColor: rgb(dark.ground) });
    const seen = await pixels(await person.page.screenshot(), [20, 20], [1400, 20], [20, 880]);
    expect(seen).toEqual([dark.ground, dark.ground, dark.ground]);
    release();
    await person.isAt('/index');
  });

  test.each([
    ['dark', 'light', dark.ground, [232, 234, 238]],
    ['light', 'dark', light.ground, [26, 29, 35]],
  ] as const)('is %s on a %s system without its style sheet too', async (scheme, system, ground, ink) => {
    const person = await visitor({ scheme }, system);
    await person.page.route('**/*.css', route => route.abort());
    const release = await openWithoutBundle(person);
    expect(await stateOf(person.page)).toMatchObject({ scheme, themeColor: rgb([...ground]) });
    expect(await pixels(await person.page.screenshot(), [700, 450])).toEqual([ground]);
    const early = await person.page.evaluate('getComputedStyle(document.documentElement).color');
    expect(early).toBe(rgb([...ink]));
    release();
  });
});

/** Records every change between frames, in the page itself. */
const watchFrames = `
  window.frames_ = [];
  const watch = () => {
    const html = document.documentElement;
    const nav = document.querySelector('nav[aria-label]');
    const entry = document.querySelector('nav a[aria-current]');
    const frame = {
      scheme: html.dataset.mantineColorScheme,
      dir: html.dir,
      lang: html.lang,
      ground: document.body && getComputedStyle(document.body).backgroundColor,
      ...(nav && { sidebar: nav.getBoundingClientRect().width }),
      ...(entry && { accent: getComputedStyle(entry).color }),
    };
    const last = window.frames_.at(-1);
    if (JSON.stringify(last) !== JSON.stringify(frame)) window.frames_.push(frame);
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
`;

/** The frames that the browser shows during an action. */
async function picturesOf(session: CDPSession, act: () => Promise<unknown>): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await act();
  await session.send('Page.stopScreencast');
  return pictures;
}

test('No frame of a reload on a slow machine shows another scheme, side, accent or width', async () => {
  const person = await visitor(
    { scheme: 'dark', direction: 'rtl', sidebar: 'mini', theme: 'violet', lang: 'en' },
    'light',
  );
  const { page } = person;
  await person.opensSearch(path);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 400_000,
    uploadThroughput: 400_000,
  });
  await page.addInitScript(watchFrames);
  const pictures = await picturesOf(session, async () => {
    await page.reload();
    await person.seesResults();
  });

  const frames = await page.evaluate<Record<string, string | number>[]>('window.frames_');
  const seenOf = (what: string) => [
    ...new Set(frames.filter(frame => what in frame).map(frame => frame[what])),
  ];
  expect(
    Object.fromEntries(
      ['scheme', 'dir', 'lang', 'ground', 'sidebar', 'accent'].map(each => [each, seenOf(each)]),
    ),
  ).toEqual({
    scheme: ['dark'],
    dir: ['rtl'],
    lang: ['en'],
    ground: [rgb(dark.ground)],
    sidebar: [64],
    accent: [rgb(violet)],
  });

  expect(pictures.length).toBeGreaterThan(2);
  const margin = await Promise.all(pictures.map(picture => pixels(picture, [2, 890])));
  expect(margin).toEqual(pictures.map(() => [dark.ground]));
});
