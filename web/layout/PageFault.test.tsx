import { waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, sees } from '../../test/harness/web/acts.ts';
import { renderKit } from '../../test/harness/web/render-kit.tsx';
import en from '../i18n/en/core/shell.ts';
import zh from '../i18n/zh/core/shell.ts';
import { loadChunk } from '../ui/page/load-chunk.ts';
import { RouteFault } from './PageFault.tsx';

const reload = vi.fn();
let isServerThere: boolean;
let asked: string[];

beforeEach(() => {
  isServerThere = true;
  asked = [];
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return isServerThere
      ? Promise.resolve(new Response(null))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => void vi.restoreAllMocks());

const missing = () => loadChunk(() => Promise.reject(new TypeError('Failed to fetch module')));
const broken = () => Promise.reject(new TypeError('x is undefined'));

/** Opens a page whose files fail like this. */
const opens = (lazy: () => Promise<never>, lang: 'zh' | 'en' = 'zh') =>
  renderKit(
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', ErrorBoundary: RouteFault, HydrateFallback: () => null, lazy },
      ])}
    />,
    lang,
  );

test.each([
  ['zh', zh.error],
  ['en', en.error],
] as const)(
  'a page whose files were replaced loads again, once, and then offers it: %s',
  async (lang, words) => {
    const first = await opens(missing, lang);
    await sees(words.files);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(asked).toEqual([`HEAD ${location.pathname}`]);
    first.unmount();
    await opens(missing, lang);
    await sees(words.files);
    await waitFor(() => expect(asked).toHaveLength(2));
    await button(words.reload);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('while the server is away it only offers it', async () => {
  isServerThere = false;
  await opens(missing);
  await button(zh.error.reload);
  await waitFor(() => expect(asked).toHaveLength(1));
  await sees(zh.error.filesAbout);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that fails in another way does not load again', async () => {
  await opens(broken);
  await sees(zh.error.page);
  expect([asked, reload.mock.calls]).toEqual([[], []]);
});
