import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailProviders } from '../../contract/outreach/senders/mail-providers.ts';
import { chooseLang } from '../i18n/lang.ts';
import { setSetting, settingChoices, type Settings } from '../ui/settings/settings.ts';
import { remember } from '../ui/settings/storage.ts';
import { dropTokens, keepTokens } from '../session/tokens.ts';

const script = import.meta.glob('./boot.ts')['./boot.ts'];
const stored = new Map<string, string>();

interface Visit {
  path?: string;
  isSystemDark?: boolean;
  languages?: string[];
}

class Script {
  src = '/assets/main.js';
}

/** Returns what the script does to an empty page. */
async function boot({ path = '/', isSystemDark = false, languages = ['zh-CN'] }: Visit = {}) {
  const html = { dataset: {} as Record<string, string>, dir: '', lang: '' };
  const reload = vi.fn();
  let fails: (event: { target: unknown }) => void = () => undefined;
  const metas: Record<string, string> = {};
  let tellAgain = () => {};
  vi.stubGlobal('document', {
    documentElement: html,
    querySelector: (meta: string) => ({ setAttribute: (_: string, text: string) => (metas[meta] = text) }),
  });
  vi.stubGlobal('location', { pathname: path, reload });
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('addEventListener', (name: string, listener: typeof fails) => {
    if (name === 'error') fails = listener;
  });
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-color-scheme: dark)' && isSystemDark,
  }));
  vi.stubGlobal('getComputedStyle', () => ({
    backgroundColor: `ground of ${html.dataset.mantineColorScheme}`,
  }));
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(listener: () => void) {
        tellAgain = listener;
      }
      observe = (_: unknown, what: object) =>
        expect(what).toEqual({ attributeFilter: ['data-mantine-color-scheme'] });
    },
  );
  vi.resetModules();
  await script?.();
  return { html, metas, reload, tellAgain: () => tellAgain(), fails: (target: unknown) => fails({ target }) };
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
});

afterEach(() => {
  setSetting('scheme', 'auto');
  setSetting('direction', 'ltr');
  setSetting('sidebar', 'full');
  setSetting('menu', 'sidebar');
  dropTokens();
  vi.unstubAllGlobals();
});

describe('the scheme', () => {
  const systems = [true, false];
  test.each(settingChoices.scheme.flatMap(scheme => systems.map(isSystemDark => ({ scheme, isSystemDark }))))(
    'is right for %o',
    async ({ scheme, isSystemDark }) => {
      setSetting('scheme', scheme);
      const { html, metas } = await boot({ isSystemDark });
      const expected = scheme === 'auto' ? (isSystemDark ? 'dark' : 'light') : scheme;
      expect(html.dataset.mantineColorScheme).toBe(expected);
      expect(metas['meta[name=color-scheme]']).toBe(expected);
      expect(metas['meta[name=theme-color]']).toBe(`ground of ${expected}`);
    },
  );

  test('is announced to the browser again when it changes', async () => {
    const { html, metas, tellAgain } = await boot();
    html.dataset.mantineColorScheme = 'dark';
    tellAgain();
    expect(metas).toEqual({ 'meta[name=color-scheme]': 'dark', 'meta[name=theme-color]': 'ground of dark' });
  });
});

test.each(settingChoices.direction)('the direction %s', async direction => {
  setSetting('direction', direction);
  expect((await boot()).html.dir).toBe(direction);
});

test.each([
  ['', ['zh-CN']],
  ['', ['en-GB', 'zh']],
  ['', ['fr', 'en', 'zh']],
  ['', ['eng', 'fr']],
  ['', []],
  ['zh', ['en']],
  ['en', ['zh-CN']],
  ['EN-us', ['zh-CN']],
  ['fr', ['en']],
])('the language of the choice %j in a browser of %j', async (saved, languages) => {
  if (saved) remember('lang', saved);
  const { html } = await boot({ languages });
  expect(html.lang).toBe(chooseLang(saved, languages) === 'zh' ? 'zh-CN' : 'en');
});

describe('the frame of the layout', () => {
  const frames: Record<Settings['menu'], Record<Settings['sidebar'], string>> = {
    sidebar: { full: 'full', mini: 'mini' },
    horizontal: { full: 'horizontal', mini: 'horizontal' },
  };
  const ways = settingChoices.menu.flatMap(menu =>
    settingChoices.sidebar.map(sidebar => ({ menu, sidebar })),
  );

  test.each(ways)('is restored as it was left: %o', async ({ menu, sidebar }) => {
    keepTokens({ access: 'a', refresh: 'r' });
    setSetting('menu', menu);
    setSetting('sidebar', sidebar);
    expect((await boot()).html.dataset.frame).toBe(frames[menu][sidebar]);
  });

  test('is absent without a sign-in', async () => {
    expect((await boot()).html.dataset).not.toHaveProperty('frame');
  });

  test.each([
    ['/', true],
    ['/bloggerSearch/tiktok', true],
    ['/bloggerDetail/tiktok/7', true],
    ['/campaignDetail/emailDetail', true],
    ['/mailTask', true],
    ['/userInfo', true],
    ['/importRecord/3', true],
    ['/index', false],
    ['/login', false],
    ['/register', false],
    ['/forgetPwd', false],
    ['/secondFactor', false],
    ['/price', false],
    ['/privacy', false],
    ['/protocol', false],
    ['/policy', false],
    ['/mailConfig', false],
    ...mailProviders.flatMap(({ path }): [string, boolean][] => (path ? [[path, false]] : [])),
    ['/sender', true],
    ['/sender/new', true],
    ['/i/abc', false],
    ['/p/abc', false],
    ['/r/abc', false],
    ['/u/abc', false],
    ['/w/abc', false],
    ['/c/abc', false],
    ['/sandbox/phone', false],
    ['/sandbox/phone/CN1', false],
    ['/index/', false],
  ])('at %s: %s', async (path, isFramed) => {
    keepTokens({ access: 'a', refresh: 'r' });
    expect('frame' in (await boot({ path })).html.dataset).toBe(isFramed);
  });
});

describe('a file of the page that is missing', () => {
  const session = new Map<string, string>();
  beforeEach(() => {
    session.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => session.get(name) ?? null,
      setItem: (name: string, text: string) => void session.set(name, text),
    });
  });

  test('loads the page again, once, and is told after that', async () => {
    const first = await boot();
    first.fails({ tagName: 'IMG' });
    expect(first.reload).not.toHaveBeenCalled();
    first.fails(new Script());
    expect(first.reload).toHaveBeenCalledTimes(1);
    expect(first.html.dataset).not.toHaveProperty('failed');
    const second = await boot();
    second.fails(new Script());
    expect(second.reload).not.toHaveBeenCalled();
    expect(second.html.dataset).toHaveProperty('failed');
  });

  test('is told at once in a browser that refuses storage', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { html, reload, fails } = await boot();
    fails(new Script());
    expect([reload.mock.calls, html.dataset]).toEqual([[], expect.objectContaining({ failed: '' })]);
  });
});

test('invalid stored values are ignored', async () => {
  for (const key of ['scheme', 'direction', 'sidebar', 'menu', 'lang']) remember(key, 'sepia');
  keepTokens({ access: 'a', refresh: 'r' });
  const { html } = await boot();
  expect(html).toEqual({
    dataset: { mantineColorScheme: 'light', frame: 'full' },
    dir: 'ltr',
    lang: 'zh-CN',
  });
});

test('a browser that refuses storage opens the page all the same', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { html } = await boot({ isSystemDark: true });
  expect(html).toEqual({ dataset: { mantineColorScheme: 'dark' }, dir: 'ltr', lang: 'zh-CN' });
});
